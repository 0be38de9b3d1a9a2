import type { Metadata } from 'next'
import { DeliveryPage } from '@/app/(portal)/photo-view/delivery-page'
import { LiveRefresh } from '@/components/live/live-refresh'
import { DeliveryList, DeliveryListLink } from '@/components/photos/deliveries/delivery-list'
import { EmptyState } from '@/components/ui/empty-state'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PageBody } from '@/components/ui/page-body'
import { Pager } from '@/components/ui/pager'
import { isClient, sideOf } from '@/lib/auth/rules/capabilities'
import { confirmCheckoutReturn } from '@/lib/billing/invoices/routes/checkout-return'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { deliveriesPerPage, listDeliveries } from '@/lib/photos/deliveries/queries/list-deliveries'
import { DeliveryQuery } from '@/lib/photos/deliveries/schema/deliveries'
import { noDeliveriesTexts } from '@/lib/photos/deliveries/words/deliveries'
import { listWaiting } from '@/lib/photos/revisions/queries/list-waiting'
import { waitingBadge } from '@/lib/photos/revisions/words/revisions'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'

export const metadata: Metadata = { title: 'Photo Gallery' }

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
  const options = { withTiles: true, isJustPaid: returned?.state === 'paid' }
  const [found, waiting] = await Promise.all([
    total > 0 ? findDelivery(viewer, wanted, options) : null,
    listWaiting(
      viewer,
      deliveries.map(({ id }) => id),
    ),
  ])
  // What an admin of a brokerage oversees isn't in their own gallery.
  const delivery = found?.isOverseen ? null : found

  if ((query.delivery_id || query.booking_id) && !delivery) setNotFoundStatus()

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
  // Where the chosen delivery doesn't fit beside the list.
  const showsList = query.list === '1' || !(query.delivery_id || query.booking_id)
  return (
    <div className="grid min-h-[calc(100vh-var(--bar))] content-start lg:grid-cols-[19rem_minmax(0,1fr)] lg:content-stretch">
      <div className={mergeClasses('lg:border-r', !showsList && 'max-lg:hidden')}>
        <div className="scrollbar-none lg:sticky lg:top-[calc(var(--bar)+var(--banner))] lg:max-h-[calc(100vh-var(--bar)-var(--banner))] lg:overflow-y-auto">
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
            className="px-5 pb-5"
          />
        </div>
      </div>
      <div id="delivery" className={mergeClasses('min-w-0 scroll-mt-14', showsList && 'max-lg:hidden')}>
        {delivery ? (
          <DeliveryPage
            viewer={viewer}
            delivery={delivery}
            stage={{ isAlone: false, back: <DeliveryListLink total={total} page={query.page} /> }}
            returned={returned}
            isCancelled={query.payment === 'cancelled'}
            showsAllEvents={query.events === 'all'}
          />
        ) : (
          <>
            <div className="px-5 pt-3 empty:hidden">
              <DeliveryListLink total={total} page={query.page} />
            </div>
            <EmptyState title="Photo delivery not found" headingLevel={2} className="px-5 md:px-10">
              Choose a delivery from the list.
            </EmptyState>
          </>
        )}
      </div>
      <LiveRefresh events={['notification']} />
    </div>
  )
}
