import type { Metadata } from 'next'
import { RecordMissing } from '@/app/record-missing'
import { ChargeNotice } from '@/components/billing/invoices/charge-notice'
import { DisputeNotice } from '@/components/billing/invoices/dispute-notice'
import { InvoiceActions } from '@/components/billing/invoices/invoice-actions'
import { InvoiceDocument } from '@/components/billing/invoices/invoice-document'
import { InvoiceHistory } from '@/components/billing/invoices/invoice-history'
import { InvoiceStatus } from '@/components/billing/invoices/invoice-status'
import { OpenChoiceNotice } from '@/components/billing/invoices/open-choice-notice'
import { PaymentFailedNotice } from '@/components/billing/invoices/payment-failed-notice'
import { RefundNotices } from '@/components/billing/invoices/refund-notices'
import { ReturnNotice } from '@/components/billing/invoices/return-notice'
import { SharedBillSection } from '@/components/billing/invoices/shared-bill-section'
import { ViewRecorder } from '@/components/billing/invoices/view-recorder'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LicenseOffer } from '@/components/photos/licenses/license-offer'
import { BackLink } from '@/components/shell/back-link'
import { NamePage } from '@/components/shell/page-name'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { PageWithActions } from '@/components/ui/page-with-actions'
import { TextLink } from '@/components/ui/text-link'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { findPayingCard } from '@/lib/billing/invoices/queries/find-paying-cards'
import { findWriteOff } from '@/lib/billing/invoices/queries/find-write-off'
import { listOpenRefunds } from '@/lib/billing/invoices/queries/list-open-refunds'
import { readFailures } from '@/lib/billing/invoices/queries/read-failures'
import { readHistory } from '@/lib/billing/invoices/queries/read-history'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { readSharedBill } from '@/lib/billing/invoices/queries/read-shared-bill'
import { stateOfReturn } from '@/lib/billing/invoices/routes/checkout-return'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { CheckoutReturn } from '@/lib/billing/invoices/schema/paying'
import { dueText } from '@/lib/billing/invoices/words/due'
import { payHint } from '@/lib/billing/invoices/words/payment'
import { findStatement } from '@/lib/billing/statements/queries/find-statement'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findLicenseOfInvoice } from '@/lib/photos/licenses/queries/find-license-of-invoice'
import { splitAddress } from '@/lib/platform/text/address'
import { todayIn } from '@/lib/platform/time/clock'
import { withOrigin } from '@/lib/platform/web/site-path'
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
      <RecordMissing
        back={<BackLink from={query.from} fallback="/invoices" role={actor.role} isMain />}
        title="Invoice not found"
      >
        It may belong to someone else, or the link is incomplete.
      </RecordMissing>
    )
  }
  const isUnpaid = isPayable(invoice.status)
  const isSharePayer = isClient(actor) && invoice.payFor !== null
  const [history, openRefunds, sharedBill, card, license, statement, askedAgain, failures, booking, studio] =
    await Promise.all([
      readHistory(actor, invoice.id),
      listOpenRefunds(actor, invoice.id),
      readSharedBill(actor, invoice.id),
      invoice.can.pay ? findPayingCard(actor, invoice.id) : null,
      isUnpaid ? findLicenseOfInvoice(actor, invoice) : null,
      invoice.statement && findStatement(actor, invoice.statement.id),
      invoice.dispute?.isLost ? findWriteOff(actor, invoice.id) : null,
      readFailures(isUnpaid && !isSharePayer ? [invoice.id] : []),
      can(actor, 'open-bookings') ? findBooking(actor, invoice.booking.id) : null,
      getStudio(),
    ])
  // How an automatic charge stands is said by its own notice.
  const failure = invoice.charge ? null : (failures.get(invoice.id) ?? null)
  const hasFailed = failure !== null || invoice.status === 'FAILED'
  const isShared = sharedBill !== null || invoice.share !== null
  const { street } = splitAddress(invoice.booking.address)
  return (
    <PageBody>
      <NamePage name={street} />
      {isClient(actor) && <ViewRecorder invoiceId={invoice.id} />}
      <LiveRefresh events={['payment', 'notification']} />
      <PageWithActions
        head={
          <PageHead
            back={back}
            title={`${invoice.freeStatus ?? (isUnpaid ? invoice.balance : invoice.amount)} · ${street}`}
            status={
              <InvoiceStatus
                big
                value={invoice.status}
                isOverdue={invoice.isOverdue}
                freeStatus={invoice.freeStatus}
                isDisputeLost={invoice.dispute?.isLost}
              />
            }
            lead={
              <>
                {isUnpaid ? dueText(invoice) : invoice.payment}{' '}
                <span className="text-ink-3">· {invoice.number}</span>
              </>
            }
          />
        }
        note={
          invoice.can.pay &&
          payHint(hasFailed && !card?.isNew ? null : (card?.last4 ?? null), invoice.unlocks, isShared)
        }
        actions={
          <InvoiceActions
            invoice={invoice}
            bill={sharedBill}
            card={card}
            hasFailed={hasFailed}
            today={todayIn(studio.timeZone)}
          />
        }
      >
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
        <PaymentFailedNotice failure={failure} isPayer={invoice.can.pay} />
        {invoice.can.pay && <OpenChoiceNotice choice={invoice.openChoice} />}
        <ChargeNotice invoice={invoice} />
        <RefundNotices refunds={openRefunds} />
        <div className="grid items-start gap-14 xl:grid-cols-[minmax(0,49rem)_minmax(19rem,1fr)]">
          <div className="min-w-0">
            <SharedBillSection bill={sharedBill} />
            <div className="max-md:-mx-5">
              <InvoiceDocument invoice={invoice} />
            </div>
          </div>
          <div className="grid min-w-0 gap-10">
            <InvoiceHistory entries={history} dueOn={isUnpaid ? invoice.dueOn : null} />
            <LicenseOffer license={license} />
            {booking && (
              <p>
                <TextLink href={withOrigin(`/booking/${booking.id}`, `/invoices/${invoice.id}`)}>
                  Booking at {street}
                </TextLink>
              </p>
            )}
          </div>
        </div>
      </PageWithActions>
    </PageBody>
  )
}
