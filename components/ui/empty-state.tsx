import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'
import { WindowDrawing } from '@/components/ui/window-drawing'

type EmptyStateProps = {
  /** The empty text, as specified. */
  title: ReactNode
  /** One line on what will appear here. */
  children?: ReactNode
  /** At most one. */
  action?: ReactNode
  headingLevel?: 2 | 3
  className?: string
}

/** What an empty list shows: a drawing and text. */
export function EmptyState({ title, children, action, headingLevel = 3, className }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className={mergeClasses('grid max-w-104 justify-items-start gap-3 py-10', className)}>
      <WindowDrawing />
      <Heading className="t-head">{title}</Heading>
      {children && <p className="text-ink-2">{children}</p>}
      {action}
    </div>
  )
}

/** A small empty state for popovers and filtered lists: icon and text on one line. */
export function InlineEmptyState({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-2">
      <Icon name={icon} />
      {children}
    </p>
  )
}
