import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

const tones = {
  info: { ground: 'bg-accent-wash', sign: 'text-accent', Icon: Info },
  ok: { ground: 'bg-ok-wash', sign: 'text-ok', Icon: CircleCheck },
  wait: { ground: 'bg-wait-wash', sign: 'text-wait', Icon: TriangleAlert },
  stop: { ground: 'bg-stop-wash', sign: 'text-stop', Icon: CircleAlert },
}

export type NoticeTone = keyof typeof tones

type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  /** Replaces the tone's icon. */
  icon?: ReactNode
  /** Under the text: a link or a small button. */
  action?: ReactNode
  /** Announces the notice to screen readers; for notices that appear after an action. */
  announce?: boolean
  className?: string
  children?: ReactNode
}

/** A banner with an icon: what happened, then what to do. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, icon, action, announce = false, className, children } = props
  const { ground, sign, Icon } = tones[tone]
  const role = announce ? (tone === 'stop' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={mergeClasses('flex gap-3 rounded-sm px-4 py-3.5', ground, className)}>
      <span className={mergeClasses('mt-px flex-none', sign)}>
        {icon ?? <Icon className="icon" aria-hidden="true" />}
      </span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-strong">{title}</p>}
        {children && <div className={title ? 'text-ink-2' : undefined}>{children}</div>}
        {action && <div className="mt-1.5">{action}</div>}
      </div>
    </div>
  )
}
