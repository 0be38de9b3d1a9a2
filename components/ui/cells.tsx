import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'

const columnClasses = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' }

type CellsProps = {
  columns?: 2 | 3 | 4
  /** Two columns on narrow screens, for short figures. */
  pairs?: boolean
  className?: string
  children: ReactNode
}

/** Columns separated by hairlines under an ink rule. Children are Cell or LinkCell. */
export function Cells({ columns = 3, pairs = false, className, children }: CellsProps) {
  return (
    <div
      className={mergeClasses(
        'grid border-t border-b border-t-ink border-b-line md:*:border-l md:*:px-6 md:*:pt-4.5 md:*:pb-5 md:*:first:border-l-0 md:*:first:pl-0',
        pairs
          ? 'grid-cols-2 max-md:*:border-t max-md:[&_span.t-figure]:text-[2rem] max-md:*:py-3 max-md:*:nth-[-n+2]:border-t-0 max-md:*:odd:pr-4 max-md:*:even:border-l max-md:*:even:pl-4 max-md:*:odd:last:col-span-full max-md:*:odd:last:pr-0'
          : 'grid-cols-1 max-md:*:border-t max-md:*:py-4 max-md:*:first:border-t-0',
        columnClasses[columns],
        className,
      )}
    >
      {children}
    </div>
  )
}

const cellClasses = 'grid min-w-0 content-between gap-3.5'

/** One column: usually a label, then a Figure. */
export function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(cellClasses, className)}>{children}</div>
}

type LinkCellProps = { href: string; title: string; children: ReactNode }

/** One column that is a link; its title is underlined on hover. */
export function LinkCell({ href, title, children }: LinkCellProps) {
  return (
    <Link href={href} className={mergeClasses(cellClasses, 'group')}>
      <span className="flex items-baseline justify-between gap-4">
        <span className="t-head decoration-1 underline-offset-[0.18em] group-hover:underline">{title}</span>
        <Icon name="arrow-up-right" />
      </span>
      {children}
    </Link>
  )
}

/** A count or a total, with optional text on its right. */
export function Figure({ value, note }: { value: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <span className="t-figure">{value}</span>
      {note && <span className="text-xs text-ink-2">{note}</span>}
    </div>
  )
}
