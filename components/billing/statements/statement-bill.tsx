import { LinkButton } from '@/components/ui/button'
import type { StatementDetail } from '@/lib/billing/statements/schema'
import { PayStatementButton } from './pay-statement-button'
import { StatementSheet } from './statement-sheet'

type StatementBillProps = {
  token: string
  statement: StatementDetail
  /** Whether the bank is processing a payment of it. */
  isProcessing: boolean
}

/** A statement for anyone with its link, with the button that pays it. */
export function StatementBill({ token, statement, isProcessing }: StatementBillProps) {
  const { amount, brokerage, period, status } = statement
  const file = `/api/bill/${token}`
  return (
    <>
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="t-title">{amount}</h1>
          <p className="mt-1 text-ink-2">
            Statement of {brokerage.name} for {period}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {status === 'OPEN' && !isProcessing && <PayStatementButton token={token} />}
          <LinkButton href={file} prefetch={false} download icon="download">
            Download PDF
          </LinkButton>
          <LinkButton href={`${file}?format=csv`} prefetch={false} download icon="download">
            Download CSV
          </LinkButton>
        </div>
      </div>
      <StatementSheet statement={statement} />
    </>
  )
}
