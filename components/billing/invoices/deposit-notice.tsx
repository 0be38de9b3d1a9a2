import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Side } from '@/lib/auth/rules/capabilities'
import type { UnpaidDeposit } from '@/lib/billing/invoices/schema'
import { awaitDepositText, payDepositText, unpaidDepositTitle } from '@/lib/billing/invoices/words/deposit'

type DepositNoticeProps = { deposit: UnpaidDeposit | null; reader: Side }

/** Says until when a booking waits for its deposit. The client gets a link to pay it. */
export function DepositNotice({ deposit, reader }: DepositNoticeProps) {
  if (!deposit) return null
  const { invoiceId, amount, until } = deposit
  const isClient = reader === 'CLIENT'
  return (
    <Notice
      tone="wait"
      title={unpaidDepositTitle(amount)}
      action={
        isClient && (
          <LinkButton href={`/invoices/${invoiceId}`} size="sm">
            Pay deposit
          </LinkButton>
        )
      }
    >
      {isClient ? payDepositText(until) : awaitDepositText(until)}
    </Notice>
  )
}
