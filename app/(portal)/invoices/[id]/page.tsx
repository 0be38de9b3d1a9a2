import type { Metadata } from 'next'
import { ChargeNotice } from '@/components/billing/invoices/charge-notice'
import { DisputeNotice } from '@/components/billing/invoices/dispute-notice'
import { InvoiceActions } from '@/components/billing/invoices/invoice-actions'
import { InvoiceDocument } from '@/components/billing/invoices/invoice-document'
import { InvoiceHistory } from '@/components/billing/invoices/invoice-history'
import { RefundNotices } from '@/components/billing/invoices/refund-notices'
import { ReturnNotice } from '@/components/billing/invoices/return-notice'
import { SharedBillSection } from '@/components/billing/invoices/shared-bill-section'
import { ViewRecorder } from '@/components/billing/invoices/view-recorder'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LicenseOffer } from '@/components/photos/licenses/license-offer'
import { BackLink } from '@/components/shell/back-link'
import { NamePage } from '@/components/shell/page-name'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { findPayingCard } from '@/lib/billing/invoices/queries/find-paying-cards'
import { findWriteOff } from '@/lib/billing/invoices/queries/find-write-off'
import { listOpenRefunds } from '@/lib/billing/invoices/queries/list-open-refunds'
import { readHistory } from '@/lib/billing/invoices/queries/read-history'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { readSharedBill } from '@/lib/billing/invoices/queries/read-shared-bill'
import { stateOfReturn } from '@/lib/billing/invoices/routes/checkout-return'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { CheckoutReturn } from '@/lib/billing/invoices/schema'
import { findStatement } from '@/lib/billing/statements/queries/find-statement'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findLicenseOfInvoice } from '@/lib/photos/licenses/queries/find-license-of-invoice'
import { splitAddress } from '@/lib/platform/address'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/invoices/[id]'>): Promise<Metadata> {
  const actor = await authorizePage('open-invoices')
  // The page gets the same reading, so a payment is confirmed before.
  await stateOfReturn(actor, CheckoutReturn.parse(await searchParams))
  const invoice = await readInvoice(actor, (await params).id)
  return { title: invoice ? `Invoice ${invoice.number}` : 'Invoice not found' }
}

export default async function InvoicePage({ params, searchParams }: PageProps<'/invoices/[id]'>) {
  const actor = await authorizePage('open-invoices')
  const query = await searchParams
  // Before the invoice is read, so that a payment that Stripe just confirmed shows right away.
  const returned = await stateOfReturn(actor, CheckoutReturn.parse(query))
  const invoice = await readInvoice(actor, (await params).id)
  const back = <BackLink from={query.from} fallback="/invoices" role={actor.role} />
  if (!invoice) {
    return (
      <PageBody>
        {back}
        <EmptyState headingLevel={2} title="Invoice not found">
          It may belong to someone else, or the link is incomplete.
        </EmptyState>
      </PageBody>
    )
  }
  const [history, openRefunds, sharedBill, card, license, statement, askedAgain, { timeZone }] =
    await Promise.all([
      readHistory(actor, invoice.id),
      listOpenRefunds(actor, invoice.id),
      readSharedBill(actor, invoice.id),
      invoice.can.pay ? findPayingCard(actor, invoice.id) : null,
      isPayable(invoice.status) ? findLicenseOfInvoice(actor, invoice) : null,
      invoice.statement && findStatement(actor, invoice.statement.id),
      invoice.dispute?.isLost ? findWriteOff(actor, invoice.id) : null,
      getStudio(),
    ])
  return (
    <PageBody>
      <NamePage name={invoice.number} />
      {isClient(actor) && <ViewRecorder invoiceId={invoice.id} />}
      <LiveRefresh events={['payment', 'notification']} />
      <PageHead
        back={back}
        title={invoice.number}
        lead={`${invoice.amount} for ${splitAddress(invoice.booking.address).street}`}
        actions={<InvoiceActions invoice={invoice} bill={sharedBill} card={card} today={todayIn(timeZone)} />}
      />
      {returned && <ReturnNotice state={returned} />}
      {can(actor, 'manage-invoices') && <DisputeNotice invoice={invoice} askedAgain={askedAgain} />}
      {invoice.statement && (
        <Notice
          className="mb-7"
          title={`On statement ${invoice.statement.number}`}
          action={statement && <TextLink href={`/statements/${statement.id}`}>Open the statement</TextLink>}
        >
          The brokerage pays it together with its other invoices.
        </Notice>
      )}
      <ChargeNotice invoice={invoice} />
      <RefundNotices refunds={openRefunds} />
      <SharedBillSection bill={sharedBill} />
      <LicenseOffer license={license} isPayer={isClient(actor)} className="mb-6 max-w-[49rem]" />
      <div className="grid items-start gap-14 xl:grid-cols-[minmax(0,49rem)_minmax(19rem,1fr)]">
        <InvoiceDocument invoice={invoice} />
        {history.length > 0 && <InvoiceHistory entries={history} />}
      </div>
    </PageBody>
  )
}
