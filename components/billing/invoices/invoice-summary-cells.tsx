import { Cell, Cells, Figure } from '@/components/ui/cells'
import { SectionHead } from '@/components/ui/section-head'
import type { InvoiceSummary } from '@/lib/billing/invoices/schema/listing'

type InvoiceSummaryCellsProps = { summary: InvoiceSummary; showRevenue: boolean }

/** Counts above the list, with the collected revenue for photographers. */
export function InvoiceSummaryCells({ summary, showRevenue }: InvoiceSummaryCellsProps) {
  return (
    <Cells columns={showRevenue ? 4 : 3} pairs>
      <LabeledFigure label="Total Invoices" value={summary.total} note="All time" />
      <LabeledFigure
        label="Paid Invoices"
        value={summary.paid}
        note={showRevenue ? 'All time' : summary.paidAmount}
      />
      <LabeledFigure label="Pending Invoices" value={summary.pending} note={summary.pendingAmount} />
      {showRevenue && (
        <Cell>
          <p className="text-ink-2">
            Total Revenue <span className="text-xs text-ink-3">Collected, all time</span>
          </p>
          {/* An amount is longer than a count, so it shrinks with its column. */}
          <p className="t-figure text-[1.5rem] md:text-[clamp(1.375rem,2.4vw,2.75rem)]">
            {summary.paidAmount}
          </p>
        </Cell>
      )}
    </Cells>
  )
}

function LabeledFigure({ label, value, note }: { label: string; value: string | number; note?: string }) {
  return (
    <Cell>
      <p className="text-ink-2">{label}</p>
      <Figure value={value} note={note} />
    </Cell>
  )
}

/** The collected revenue and the pending payments. */
export function RevenueFigures({ summary }: { summary: InvoiceSummary }) {
  return (
    <section aria-labelledby="revenue">
      <SectionHead id="revenue" title="Revenue" action="All time" className="border-b-0" />
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
