import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { BusyLink, DeadLink, toLimit } from '@/app/dead-link'
import { InvoiceDocument } from '@/components/billing/invoices/invoice-document'
import { PayShareButton } from '@/components/billing/invoices/pay-button'
import { ReturnNotice } from '@/components/billing/invoices/return-notice'
import { StatementBill } from '@/components/billing/statements/statement-bill'
import { PublicFrame } from '@/components/shell/public-frame'
import { LinkButton } from '@/components/ui/button'
import { clientAddress } from '@/lib/auth/client-address'
import { describeShareOf } from '@/lib/billing/invoices/queries/describe-share-of'
import { findShare } from '@/lib/billing/invoices/queries/find-share'
import { confirmLinkReturn } from '@/lib/billing/invoices/routes/checkout-return'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { CheckoutReturn } from '@/lib/billing/invoices/schema'
import { linkGoneText } from '@/lib/billing/invoices/words/shares'
import { findStatementByLink } from '@/lib/billing/statements/queries/find-statement'
import { confirmStatementLink } from '@/lib/billing/statements/routes/checkout-return'
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
  const state = payment && session_id ? await confirmReturn(token, session_id) : null
  const address = clientAddress(await headers())
  const statement = await findStatementByLink(token, address).catch(toLimit)
  const notice = state ?? (payment === 'cancelled' && 'cancelled')
  if (statement && typeof statement !== 'string') {
    return (
      <PublicFrame studio={studio}>
        {notice && <ReturnNotice state={notice} />}
        <StatementBill token={token} statement={statement} isProcessing={state === 'processing'} />
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
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="t-title">{share.amount}</h1>
          <p className="mt-1 text-ink-2">Your share of the bill for {street}</p>
          {summary && <p className="mt-3 max-w-[60ch]">{summary}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {isPayable(share.status) && state !== 'processing' && <PayShareButton token={token} />}
          <LinkButton href={`/api/bill/${token}`} prefetch={false} download icon="download">
            Download PDF
          </LinkButton>
        </div>
      </div>
      <InvoiceDocument invoice={share} />
    </PublicFrame>
  )
}

async function confirmReturn(token: string, sessionId: string) {
  return (await confirmStatementLink(token, sessionId)) ?? confirmLinkReturn(token, sessionId)
}
