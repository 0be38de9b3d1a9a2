import { SectionHead } from '@/components/ui/section-head'
import { Timeline, type TimelineEntry } from '@/components/ui/timeline'
import type { HistoryEntry } from '@/lib/billing/invoices/schema/invoices'

type InvoiceHistoryProps = {
  /** Newest first. */
  entries: readonly HistoryEntry[]
  /** When an unpaid invoice is due, formatted; null for any other. */
  dueOn: string | null
}

/** An invoice's events and emails, and when it is due; earliest first. Renders nothing without any. */
export function InvoiceHistory({ entries, dueOn }: InvoiceHistoryProps) {
  const past: TimelineEntry[] = entries.toReversed().map(({ id, title, detail, when, dateTime }) => ({
    key: id,
    title,
    when,
    dateTime,
    detail: detail && <span className="wrap-anywhere">{detail}</span>,
  }))
  const due = dueOn === null ? [] : [{ key: 'due', title: 'Due', when: dueOn, ahead: true }]
  if (past.length + due.length === 0) return null
  return (
    <section aria-labelledby="activity">
      <SectionHead id="activity" title="Activity" className="mb-5" />
      <Timeline entries={[...past, ...due]} />
    </section>
  )
}
