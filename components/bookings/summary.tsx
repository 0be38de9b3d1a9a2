import type { ReactNode } from 'react'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { TotalLine } from '@/components/ui/total-line'

type SummaryLine = { key: string; label: ReactNode; value: ReactNode; quiet?: boolean }

type SummaryProps = {
  title: string
  /** Right of the title: how many. */
  count?: ReactNode
  lines: readonly SummaryLine[]
  /** Formatted; left out while there is nothing to sum up. */
  total?: string
  hint?: ReactNode
  /** What follows the sums: panels and buttons. */
  children?: ReactNode
}

/** The wizard's side column: what is chosen so far, and the way on. */
export function Summary({ title, count, lines, total, hint, children }: SummaryProps) {
  return (
    <aside className="lg:sticky lg:top-22" aria-label={title}>
      <SectionHead title={title} action={count} />
      <Rows>
        {lines.map((line) => (
          <li key={line.key} className="flex justify-between gap-4 py-2.5">
            <span className={line.quiet ? 'text-ink-2' : undefined}>{line.label}</span>
            <span className="text-right">{line.value}</span>
          </li>
        ))}
      </Rows>
      {total && <TotalLine plain amount={total} />}
      {hint && <p className="t-label mt-1.5">{hint}</p>}
      {children && <div className="mt-5 grid gap-2">{children}</div>}
    </aside>
  )
}
