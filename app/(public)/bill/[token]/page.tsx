import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { BusyLink, DeadLink, toLimit } from '@/app/dead-link'
import { BillHeader } from '@/components/billing/invoices/bill-header'
import { InvoiceDocument } from '@/components/billing/invoices/invoice-document'
import { ReturnNotice } from '@/components/billing/invoices/return-notice'
import { StatementSheet } from '@/components/billing/statements/statement-sheet'
import { PublicFrame } from '@/components/shell/public-frame'
import { clientAddress } from '@/lib/auth/client-address'
import { describeShareOf } from '@/lib/billing/invoices/queries/describe-share-of'
import { findShare } from '@/lib/billing/invoices/queries/find-share'
import { confirmLinkReturn } from '@/lib/billing/invoices/routes/checkout-return'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { CheckoutReturn } from '@/lib/billing/invoices/schema/paying'
import { linkGoneText } from '@/lib/billing/invoices/words/shares'
import { findStatementByLink } from '@/lib/billing/statements/queries/find-statement'
import { splitAddress } from '@/lib/platform/text/address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = {
  title: 'Your bill',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
}

/** Opened with the link of a share or a statement, by whoever pays it without an account. */
export default async function BillPage({ params, searchParams }: PageProps<'/bill/[token]'>) {
  const { token } = await params
  const studio = await getStudio()
  const { payment, session_id } = CheckoutReturn.parse(await searchParams)
  // First, so that the page shows a payment whose event is late.
  const state = payment && session_id ? await confirmLinkReturn(token, session_id) : null
  const address = clientAddress(await headers())
  const statement = await findStatementByLink(token, address).catch(toLimit)
  const notice = state ?? (payment === 'cancelled' && 'cancelled')
  if (statement && typeof statement !== 'string') {
    return (
      <PublicFrame studio={studio}>
        {notice && <ReturnNotice state={notice} />}
        <BillHeader
          token={token}
          amount={statement.amount}
          lead={`Statement of ${statement.brokerage.name} for ${statement.period}`}
          canPay={statement.status === 'OPEN' && state !== 'processing'}
          files={['PDF', 'CSV']}
        />
        <StatementSheet statement={statement} />
      </PublicFrame>
    )
  }
  const share = statement ?? (await findShare(token, address).catch(toLimit))
  if (typeof share === 'string') return <BusyLink studio={studio} message={share} />
  if (!share) return <DeadLink studio={studio} lead={linkGoneText} />
  const { street } = splitAddress(share.booking.address)
  const summary = await describeShareOf(token)
  return (
    <PublicFrame studio={studio}>
      {notice && <ReturnNotice state={notice} />}
      <BillHeader
        token={token}
        amount={share.amount}
        lead={`Your share of the bill for ${street}`}
        canPay={isPayable(share.status) && state !== 'processing'}
        files={['PDF']}
      >
        {summary && <p className="mt-3 max-w-[60ch]">{summary}</p>}
      </BillHeader>
      <InvoiceDocument invoice={share} />
    </PublicFrame>
  )
}
