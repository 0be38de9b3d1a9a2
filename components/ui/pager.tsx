import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'

type PagerProps = {
  /** Counts from 1. */
  page: number
  pageSize: number
  total: number
  /** Whether there are more than the total: "of 5,000+". */
  hasMore?: boolean
  /** Returns the address of a page with the current filters. */
  hrefOf: (page: number) => string
  className?: string
}

/** "1 – 100 of 312" with Previous and Next. Renders nothing while everything fits on one page. */
export function Pager({ page, pageSize, total, hasMore = false, hrefOf, className }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <nav
      aria-label="Pages"
      className={mergeClasses('flex items-center justify-between gap-4 py-4', className)}
    >
      <p className="text-ink-2">
        {first} – {last} of {hasMore ? `${total.toLocaleString('en-US')}+` : total}
      </p>
      <div className="flex gap-2">
        <Step href={page > 1 ? hrefOf(page - 1) : null}>
          <Icon name="chevron-left" size="sm" />
          Previous
        </Step>
        <Step href={page < pages ? hrefOf(page + 1) : null}>
          Next
          <Icon name="chevron-right" size="sm" />
        </Step>
      </div>
    </nav>
  )
}

function Step({ href, children }: { href: string | null; children: ReactNode }) {
  const classes = buttonClasses({ size: 'sm' })
  if (href === null) {
    return (
      <span
        aria-hidden="true"
        className={mergeClasses(classes, 'cursor-not-allowed bg-shade text-ink-3 shadow-none')}
      >
        {children}
      </span>
    )
  }
  return (
    <Link href={href} className={classes}>
      {children}
    </Link>
  )
}
