import { randomUUID } from 'node:crypto'
import { AwaitedShares } from '@/components/billing/invoices/awaited-shares'
import { PayButton } from '@/components/billing/invoices/pay-button'
import { PayCardButton } from '@/components/billing/invoices/pay-card-button'
import { PaymentFailedNotice } from '@/components/billing/invoices/payment-failed-notice'
import { ReturnNotice } from '@/components/billing/invoices/return-notice'
import type { LiveEvent } from '@/components/live/live-events'
import { LiveRefresh } from '@/components/live/live-refresh'
import { DeliveryActivity } from '@/components/photos/deliveries/delivery-activity'
import type { DeliveryStage } from '@/components/photos/deliveries/delivery-cover'
import { DeliveryView } from '@/components/photos/deliveries/delivery-view'
import { LazyChoiceOffer } from '@/components/photos/deliveries/lazy-choice'
import { LazyPaymentReturn } from '@/components/photos/deliveries/lazy-payment-return'
import type { ViewerParts } from '@/components/photos/deliveries/photo-gallery'
import { ViewRecorder } from '@/components/photos/deliveries/view-recorder'
import { LicenseOffer } from '@/components/photos/licenses/license-offer'
import { LicenseSection } from '@/components/photos/licenses/license-section'
import { DocumentsChapter, listDocumentChapters } from '@/components/photos/media/documents-chapter'
import { FilmChapter, listFilmChapters } from '@/components/photos/media/film-chapter'
import { LazyMediaSection } from '@/components/photos/media/lazy-media-section'
import { LazyOriginalsSection } from '@/components/photos/originals/lazy-originals-section'
import {
  LazyChangesSection,
  LazyReviewButtons,
  LazyReviewLayer,
} from '@/components/photos/revisions/lazy-revisions'
import { RevisionsProvider } from '@/components/photos/revisions/revisions-context'
import { LazyRequestTransfer } from '@/components/photos/transfers/lazy-transfers'
import { TransfersSection } from '@/components/photos/transfers/transfers-section'
import { LazyToursSection } from '@/components/photos/virtual-tours/lazy-tours-section'
import { listTourChapters, TourChapter } from '@/components/photos/virtual-tours/tour-chapter'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { findPayingCard } from '@/lib/billing/invoices/queries/find-paying-cards'
import { readFailures } from '@/lib/billing/invoices/queries/read-failures'
import { readSharedBill } from '@/lib/billing/invoices/queries/read-shared-bill'
import type { CheckoutOutcome } from '@/lib/billing/invoices/schema/paying'
import { checkoutNotices } from '@/lib/billing/invoices/words/payment'
import { ownShareTexts } from '@/lib/billing/invoices/words/shares'
import { readDeliveryActivity } from '@/lib/photos/deliveries/queries/read-delivery-activity'
import { refreshSeconds } from '@/lib/photos/deliveries/rules/gallery'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { chooseTexts } from '@/lib/photos/deliveries/words/choosing'
import { findLicense } from '@/lib/photos/licenses/queries/find-license'
import { listMedia } from '@/lib/photos/media/queries/list-media'
import { countMedia, sumUpMedia } from '@/lib/photos/media/rules/sum-up-media'
import { findRecordLinks } from '@/lib/photos/originals/queries/find-record-links'
import { findState } from '@/lib/photos/originals/queries/find-state'
import { findPageLinks } from '@/lib/photos/property-pages/queries/find-page-links'
import { readRevisions } from '@/lib/photos/revisions/queries/read-revisions'
import { countOpen } from '@/lib/photos/revisions/rules/versions'
import type { Revisions } from '@/lib/photos/revisions/schema'
import { listTransfers } from '@/lib/photos/transfers/queries/list-transfers'
import { listVirtualTours } from '@/lib/photos/virtual-tours/queries/list-virtual-tours'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** The viewer's part for comments and versions. */
function makeViewerParts({ photos }: Revisions): ViewerParts {
  const counts = photos
    .map((photo) => [photo.photoId, countOpen(photo)] as const)
    .filter(([, count]) => count)
  return {
    buttons: <LazyReviewButtons />,
    layer: <LazyReviewLayer />,
    counts: Object.fromEntries(counts),
  }
}

const changes: LiveEvent[] = ['payment', 'delivery-changed']

type DeliveryPageProps = {
  viewer: Actor
  delivery: DeliveryDetail
  stage: DeliveryStage
  /** The outcome of the checkout from which the client returned, as read from Stripe. */
  returned: CheckoutOutcome | null
  /** Whether the URL reports that the checkout was cancelled. */
  isCancelled: boolean
  /** Whether all of its activity is shown, not only the latest. */
  showsAllEvents: boolean
}

/** One delivery with all that belongs to it: on a page of its own, and beside the list of deliveries. */
export async function DeliveryPage(props: DeliveryPageProps) {
  const { viewer, delivery, returned, showsAllEvents } = props
  const { id, bookingId, open, invoice } = delivery
  const [
    activity,
    card,
    bill,
    revisions,
    license,
    originals,
    record,
    transfers,
    tours,
    media,
    failures,
    links,
    studio,
  ] = await Promise.all([
    readDeliveryActivity(viewer, id, { allEvents: showsAllEvents }),
    invoice?.payable ? findPayingCard(viewer, invoice.id) : null,
    invoice && !open ? readSharedBill(viewer, invoice.id) : null,
    open ? readRevisions(viewer, id) : null,
    open || delivery.expired ? findLicense(viewer, id) : null,
    open ? findState(viewer, id) : null,
    open || delivery.expired ? findRecordLinks(viewer, id) : null,
    listTransfers(viewer, id),
    listVirtualTours(viewer, id),
    listMedia(viewer, id),
    readFailures(invoice?.payable ? [invoice.id] : []),
    open ? findPageLinks(viewer, id) : null,
    getStudio(),
  ])
  const stage = { ...props.stage, extras: countMedia(media) }
  const isReader = isClient(viewer) && !delivery.isOverseen
  const isProcessing = returned?.state === 'processing' && returned.invoice.id === invoice?.id
  const payable = invoice?.payable && !isProcessing ? invoice : null
  const failure = payable && (failures.get(payable.id) ?? null)
  const notice =
    returned || !failure ? (
      <Returned {...props} />
    ) : (
      <PaymentFailedNotice failure={failure} isPayer={isReader} />
    )
  const view = (
    <DeliveryView
      delivery={delivery}
      stage={stage}
      payment={{
        button: payable && (
          <PayButton invoiceId={payable.id} size="lg">
            <span>
              <span className="sr-only">Pay Now, </span>
              <span aria-hidden="true">Pay</span> {payable.amount}
            </span>
          </PayButton>
        ),
        without: payable && (
          <PayButton invoiceId={payable.id} variant="default">
            {chooseTexts.payWithout(payable.amount)}
          </PayButton>
        ),
        more: payable && card && (
          <PayCardButton invoiceId={payable.id} amount={payable.amount} card={card} size="lg" />
        ),
        license: payable && <LicenseOffer license={delivery.offered} />,
        shared: bill?.summary
          ? {
              summary: bill.summary,
              own:
                bill.total === null ? null : { title: ownShareTexts.title, of: ownShareTexts.of(bill.total) },
              shares: <AwaitedShares bill={bill} />,
            }
          : null,
      }}
      notice={notice}
      isProcessing={isProcessing}
      isPublished={Boolean(links?.public)}
      viewerParts={revisions ? makeViewerParts(revisions) : undefined}
      media={{
        downloads: sumUpMedia(media),
        first: {
          chapters: listFilmChapters(media.films),
          content: <FilmChapter films={media.films} isAlone={stage.isAlone} />,
        },
        last: {
          chapters: [...listTourChapters(tours.tours), ...listDocumentChapters(media)],
          content: (
            <>
              <TourChapter tours={tours.tours} photos={delivery.photos} isAlone={stage.isAlone} />
              <DocumentsChapter {...media} isAlone={stage.isAlone} />
            </>
          ),
        },
      }}
      supportEmail={studio.supportEmail}
    >
      {license && (open || license.startsOn) && (
        <LicenseSection license={license} isClient={isClient(viewer)} />
      )}
      {revisions && <LazyChangesSection />}
      <LazyOriginalsSection
        state={originals}
        record={record}
        arrangeHref={`/photo-view/arrange?booking_id=${bookingId}&delivery_id=${id}`}
      />
      {media.canChange && <LazyMediaSection deliveryId={id} media={media} watermark={studio.name} />}
      {tours.canChange && <LazyToursSection deliveryId={id} tours={tours.tours} />}
      {isReader && open && !delivery.isTransferred && (
        <LazyRequestTransfer deliveryId={id} newKey={randomUUID()} />
      )}
      {delivery.offer && (
        <LazyChoiceOffer
          // Its fields start with what is offered.
          key={delivery.choice ? 'offered' : 'none'}
          deliveryId={id}
          choice={delivery.choice}
          {...delivery.offer}
        />
      )}
      <TransfersSection list={transfers} />
      {activity && <DeliveryActivity activity={activity} showsAll={showsAllEvents} />}
    </DeliveryView>
  )
  return (
    <>
      {isReader && <ViewRecorder deliveryId={id} />}
      {revisions ? <RevisionsProvider revisions={revisions}>{view}</RevisionsProvider> : view}
      <LiveRefresh
        // An open gallery has no payment to wait for, so it doesn't reload on connecting: reading hundreds of photos twice
        // per visit is slow on a phone. If the gallery was locked a moment ago, the server refuses its photos anyway.
        events={open ? changes : [...changes, 'connected']}
        everySeconds={refreshSeconds(delivery)}
      />
    </>
  )
}

/** Shows how the checkout ended from which the client returned. */
function Returned({ delivery, returned, isCancelled }: DeliveryPageProps) {
  if (!returned)
    return isCancelled && delivery.invoice?.payable ? (
      <LazyPaymentReturn state="cancelled" notice={checkoutNotices.cancelled} />
    ) : null
  const { state, invoice } = returned
  if (state !== 'paid' && state !== 'processing') return <ReturnNotice state={state} />
  return <LazyPaymentReturn state={state} invoice={invoice} street={delivery.street} isOpen={delivery.open} />
}
