import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'

type IconSectionProps = {
  /** For `aria-labelledby`. */
  id: string
  icon: IconName
  title: ReactNode
  lead?: ReactNode
  className?: string
  children?: ReactNode
}

/** One of several parts of a section: an icon, a heading, what it's about, and its controls. */
export function IconSection({ id, icon, title, lead, className, children }: IconSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={mergeClasses('grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 border-t py-5', className)}
    >
      <Icon name={icon} className="text-ink-2" />
      <div className="grid min-w-0 gap-3">
        <div className="max-w-[68ch]">
          <h3 id={id} className="font-strong">
            {title}
          </h3>
          {lead && <p className="text-ink-2">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
