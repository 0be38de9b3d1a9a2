import { Cell, Cells, Figure } from '@/components/ui/cells'
import { SectionHead } from '@/components/ui/section-head'
import type { InvoiceSummary } from '@/lib/invoices/schema'

/** The collected revenue and the pending payments. */
export function RevenueFigures({ summary }: { summary: InvoiceSummary }) {
  return (
    <section aria-labelledby="revenue">
      <SectionHead id="revenue" title="Revenue" className="border-b-0" />
      <Cells columns={2}>
        <Cell>
          <h3 className="text-ink-2">Collected</h3>
          <Figure
            value={summary.paidAmount}
            note={summary.paid === 1 ? '1 invoice' : `${summary.paid} invoices`}
          />
        </Cell>
        <Cell>
          <h3 className="text-ink-2">Pending payments</h3>
          <Figure value={summary.pending} note={`worth ${summary.pendingAmount}`} />
        </Cell>
      </Cells>
    </section>
  )
}
