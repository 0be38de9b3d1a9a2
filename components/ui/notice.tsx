import type { ReactNode } from 'react'
import { drawIcon, type IconSource } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ActionResult } from '@/lib/platform/errors'

const tones = {
  info: { ground: 'bg-accent-wash', sign: 'text-accent', icon: 'info' },
  ok: { ground: 'bg-ok-wash', sign: 'text-ok', icon: 'circle-check' },
  wait: { ground: 'bg-wait-wash', sign: 'text-wait', icon: 'triangle-alert' },
  stop: { ground: 'bg-stop-wash', sign: 'text-stop', icon: 'circle-alert' },
} satisfies Record<string, { ground: string; sign: string; icon: IconName }>

export type NoticeTone = keyof typeof tones

type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  /** Replaces the tone's icon. */
  icon?: IconSource
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
  const { ground, sign, icon: toneIcon } = tones[tone]
  const role = announce ? (tone === 'stop' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={mergeClasses('flex gap-3 rounded-sm px-4 py-3.5', ground, className)}>
      <span className={mergeClasses('mt-px flex-none', sign)}>{drawIcon(icon ?? toneIcon, 'md')}</span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-strong">{title}</p>}
        {children && <div className={title ? 'text-ink-2' : undefined}>{children}</div>}
        {action && <div className="mt-1.5">{action}</div>}
      </div>
    </div>
  )
}

type Failure = Extract<ActionResult<unknown>, { ok: false }>

/** Shows why an action failed. Errors of single fields are shown at those fields instead. */
export function FailureNotice({ failure, title }: { failure: Failure | null; title: string }) {
  if (!failure || failure.code === 'invalid') return null
  return (
    <Notice tone="stop" announce title={title}>
      {failure.message}
    </Notice>
  )
}
