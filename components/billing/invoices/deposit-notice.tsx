import { Notice } from '@/components/ui/notice'
import type { Side } from '@/lib/auth/rules/capabilities'
import type { UnpaidDeposit } from '@/lib/billing/invoices/schema/invoices'
import { awaitDepositText, payDepositText, unpaidDepositTitle } from '@/lib/billing/invoices/words/deposit'

type DepositNoticeProps = { deposit: UnpaidDeposit | null; reader: Side }

/** Says until when a booking waits for its deposit, which the page's main button pays. */
export function DepositNotice({ deposit, reader }: DepositNoticeProps) {
  if (!deposit) return null
  const { amount, until } = deposit
  return (
    <Notice tone="wait" title={unpaidDepositTitle(amount)}>
      {reader === 'CLIENT' ? payDepositText(until) : awaitDepositText(until)}
    </Notice>
  )
}
