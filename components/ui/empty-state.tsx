import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'

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

/** A drawing of a window, decorative, for empty states. */
function WindowDrawing() {
  return (
    <svg
      viewBox="0 0 128 92"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="h-20 w-26 text-ink-3"
    >
      <path d="M1 58.500h126" />
      <path d="M20.500 4.500h38v46h-38zM39.500 4.500v46M20.500 27.500h38" />
      <path d="M16 50.500h47" />
      <path d="M26 62h35l52 26H62z" fill="var(--color-accent)" fillOpacity=".2" stroke="none" />
      <path d="M43 62l44 26M43.500 73.800h42.500" stroke="var(--color-paper)" strokeWidth="2" />
    </svg>
  )
}
