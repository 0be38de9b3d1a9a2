import { Cell, Cells, Figure } from '@/components/ui/cells'
import { summarizeBooks } from '@/lib/billing/ledger/rules/summarize-books'
import type { AccountBalance } from '@/lib/billing/ledger/schema'
import { summaryTexts } from '@/lib/billing/ledger/words'

type BookSummaryProps = {
  balances: readonly AccountBalance[]
  /** `November 2026` */
  periodName: string
  /** The studio's own, for a period without any postings. */
  currency: string
}

/** What a period comes to, before its accounts: what was earned, what isn't paid yet, and the tax to set aside. */
export function BookSummary({ balances, periodName, currency }: BookSummaryProps) {
  const { income, unpaid, tax } = summarizeBooks(balances, currency)
  return (
    <Cells className="mb-12">
      <SummaryCell
        label={`${summaryTexts.income} ${periodName}`}
        note={summaryTexts.incomeNote}
        amount={income}
      />
      <SummaryCell label={summaryTexts.unpaid} note={summaryTexts.unpaidNote} amount={unpaid} />
      <SummaryCell label={`${summaryTexts.tax} ${periodName}`} note={summaryTexts.taxNote} amount={tax} />
    </Cells>
  )
}

function SummaryCell({ label, note, amount }: { label: string; note: string; amount: string }) {
  return (
    <Cell>
      <div>
        <h2 className="font-medium">{label}</h2>
        <p className="t-label">{note}</p>
      </div>
      <Figure value={amount} />
    </Cell>
  )
}
