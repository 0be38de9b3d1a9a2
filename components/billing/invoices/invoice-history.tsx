import { SectionHead } from '@/components/ui/section-head'
import { Timeline } from '@/components/ui/timeline'
import type { HistoryEntry } from '@/lib/billing/invoices/schema'

/** An invoice's events and emails, newest first. */
export function InvoiceHistory({ entries }: { entries: HistoryEntry[] }) {
  return (
    <section aria-labelledby="history">
      <SectionHead id="history" title="What happened" className="mb-5" />
      <Timeline
        entries={entries.map(({ id, title, detail, when, dateTime }) => ({
          key: id,
          title,
          when,
          dateTime,
          detail: detail && <span className="wrap-anywhere">{detail}</span>,
        }))}
      />
    </section>
  )
}
