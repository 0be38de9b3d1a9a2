import type { Metadata } from 'next'
import { AwaitedShares } from '@/components/billing/invoices/awaited-shares'
import { PayChoices } from '@/components/billing/invoices/pay-choices'
import { ReturnNotice } from '@/components/billing/invoices/return-notice'
import { LiveRefresh } from '@/components/live/live-refresh'
import { DeliveryList, DeliveryListLink } from '@/components/photos/deliveries/delivery-list'
import { ExpiredPhotos } from '@/components/photos/deliveries/expired-photos'
import { GalleryDetail } from '@/components/photos/deliveries/gallery-detail'
import { LazyPaymentReturn } from '@/components/photos/deliveries/lazy-payment-return'
import { ViewRecorder } from '@/components/photos/deliveries/view-recorder'
import { LicenseOffer } from '@/components/photos/licenses/license-offer'
import { LicenseSection } from '@/components/photos/licenses/license-section'
import {
  LazyChangesSection,
  LazyCommentsButton,
  LazyReviewLayer,
} from '@/components/photos/revisions/lazy-revisions'
import { RevisionsProvider } from '@/components/photos/revisions/revisions-context'
import { EmptyState } from '@/components/ui/empty-state'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PageBody } from '@/components/ui/page-body'
import { Pager } from '@/components/ui/pager'
import { isClient, sideOf } from '@/lib/auth/rules/capabilities'
import { findPayingCard } from '@/lib/billing/invoices/queries/find-paying-cards'
import { readSharedBill } from '@/lib/billing/invoices/queries/read-shared-bill'
import { confirmCheckoutReturn } from '@/lib/billing/invoices/routes/checkout-return'
import type { CheckoutOutcome } from '@/lib/billing/invoices/schema'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { deliveriesPerPage, listDeliveries } from '@/lib/photos/deliveries/queries/list-deliveries'
import { refreshSeconds } from '@/lib/photos/deliveries/rules/gallery'
import { DeliveryQuery } from '@/lib/photos/deliveries/schema/deliveries'
import { noDeliveriesTexts } from '@/lib/photos/deliveries/words/deliveries'
import { findLicense } from '@/lib/photos/licenses/queries/find-license'
import { listWaiting } from '@/lib/photos/revisions/queries/list-waiting'
import { readRevisions } from '@/lib/photos/revisions/queries/read-revisions'
import { waitingBadge } from '@/lib/photos/revisions/words/revisions'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Photo Gallery' }

/** The viewer's part for comments and versions. */
const viewerParts = { buttons: <LazyCommentsButton />, layer: <LazyReviewLayer /> }

export default async function PhotoGalleryPage({ searchParams }: PageProps<'/photo-gallery'>) {
  const viewer = await authorizePage('open-photos')
  const query = DeliveryQuery.parse(await searchParams)
  // Runs before the delivery is read, so that a payment Stripe just confirmed shows at once.
  const returned =
    query.payment === 'success' && query.session_id
      ? await confirmCheckoutReturn(viewer, query.session_id)
      : null
  const { deliveries, total } = await listDeliveries(viewer, query.page)
  const wanted =
    query.delivery_id || query.booking_id
      ? { deliveryId: query.delivery_id, bookingId: query.booking_id }
      : { deliveryId: deliveries[0]?.id }
  const found = total > 0 ? await findDelivery(viewer, wanted) : null
  // What an admin of a brokerage oversees isn't in their own gallery.
  const delivery = found?.isOverseen ? null : found

  if (total === 0) {
    return (
      <PageBody>
        <h1 className="t-title">Photo Gallery</h1>
        <EmptyState title="No deliveries yet" headingLevel={2}>
          {isClient(viewer) ? noDeliveriesTexts.client : noDeliveriesTexts.photographer}
        </EmptyState>
        <LiveRefresh events={['delivery-changed', 'notification']} />
      </PageBody>
    )
  }
  const payable = delivery?.invoice?.payable ? delivery.invoice : null
  const [card, bill, waiting, revisions, license, { supportEmail }] = await Promise.all([
    payable && findPayingCard(viewer, payable.id),
    delivery?.invoice && !delivery.open ? readSharedBill(viewer, delivery.invoice.id) : null,
    listWaiting(
      viewer,
      deliveries.map(({ id }) => id),
    ),
    delivery?.open ? readRevisions(viewer, delivery.id) : null,
    delivery?.expired && !delivery.open ? findLicense(viewer, delivery.id) : null,
    getStudio(),
  ])
  const shared = bill?.summary ? { summary: bill.summary, shares: <AwaitedShares bill={bill} /> } : null
  const state = returnState(returned, query.payment, payable !== null)
  const showsList = query.list === '1'
  const isProcessing = state === 'processing' && returned?.invoice.id === delivery?.invoice?.id
  const detail = delivery && (
    <GalleryDetail
      delivery={delivery}
      shared={shared}
      supportEmail={supportEmail}
      viewerParts={revisions ? viewerParts : undefined}
      expired={
        delivery.expired && (
          <>
            <ExpiredPhotos delivery={delivery} supportEmail={supportEmail} />
            {license?.startsOn && <LicenseSection license={license} isClient className="mt-10" />}
          </>
        )
      }
      notice={
        state === 'paid' || state === 'processing' ? (
          <LazyPaymentReturn
            state={state}
            invoice={returned?.invoice ?? null}
            street={delivery.street}
            isOpen={delivery.open}
            className="mb-7"
          />
        ) : (
          state && <ReturnNotice state={state} />
        )
      }
      pay={
        payable && !isProcessing ? (
          <>
            <LicenseOffer license={delivery.offered} isPayer className="w-full" />
            <PayChoices invoice={payable} card={card} />
          </>
        ) : null
      }
    >
      {revisions && <LazyChangesSection className="mt-10" />}
    </GalleryDetail>
  )
  return (
    <div className="grid min-h-[calc(100vh-var(--bar))] content-start md:grid-cols-[16rem_minmax(0,1fr)] md:content-stretch lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className={mergeClasses('md:border-r', !showsList && 'max-md:hidden')}>
        <DeliveryList
          deliveries={deliveries}
          total={total}
          page={query.page}
          currentId={delivery?.id ?? null}
          notes={Object.fromEntries(
            waiting.map(({ deliveryId, count }) => [deliveryId, waitingBadge(count, sideOf(viewer))]),
          )}
        />
        <Pager
          page={query.page}
          pageSize={deliveriesPerPage}
          total={total}
          hrefOf={(page) => `/photo-gallery?list=1&page=${page}`}
          className="px-5 md:px-6"
        />
      </div>
      <div id="delivery" className={mergeClasses('min-w-0 scroll-mt-14', showsList && 'max-md:hidden')}>
        <DeliveryListLink total={total} page={query.page} />
        {detail ? (
          revisions ? (
            <RevisionsProvider revisions={revisions}>{detail}</RevisionsProvider>
          ) : (
            detail
          )
        ) : (
          <EmptyState title="Photo delivery not found" headingLevel={2} className="px-5 md:px-10">
            Choose a delivery from the list.
          </EmptyState>
        )}
      </div>
      {delivery && isClient(viewer) && <ViewRecorder deliveryId={delivery.id} />}
      <LiveRefresh
        events={['payment', 'delivery-changed', 'notification', 'connected']}
        everySeconds={delivery ? refreshSeconds(delivery) : undefined}
      />
    </div>
  )
}

/** Returns the checkout's outcome from Stripe and the invoice; the URL alone can only report that it was cancelled. */
function returnState(
  returned: CheckoutOutcome | null,
  payment: 'success' | 'cancelled' | undefined,
  payable: boolean,
) {
  if (returned) return returned.state
  return payment === 'cancelled' && payable ? 'cancelled' : null
}
