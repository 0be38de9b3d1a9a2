import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { AwaitedShares } from '@/components/billing/invoices/awaited-shares'
import { PayChoices } from '@/components/billing/invoices/pay-choices'
import { ReturnNotice } from '@/components/billing/invoices/return-notice'
import type { LiveEvent } from '@/components/live/live-events'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ChoiceSection } from '@/components/photos/deliveries/choice-section'
import { DeliveryActivity } from '@/components/photos/deliveries/delivery-activity'
import { DeliveryFacts, DeliveryInstructions } from '@/components/photos/deliveries/delivery-facts'
import { DeliveryMissing } from '@/components/photos/deliveries/delivery-missing'
import { DeliveryStatus } from '@/components/photos/deliveries/delivery-status'
import { ExpiredPhotos } from '@/components/photos/deliveries/expired-photos'
import { LazyChoiceOffer } from '@/components/photos/deliveries/lazy-choice'
import { LockedPhotos } from '@/components/photos/deliveries/locked-photos'
import { PreviewPhotos } from '@/components/photos/deliveries/preview-photos'
import { UnlockedPhotos } from '@/components/photos/deliveries/unlocked-photos'
import { ViewRecorder } from '@/components/photos/deliveries/view-recorder'
import { LicenseOffer } from '@/components/photos/licenses/license-offer'
import { LicenseSection } from '@/components/photos/licenses/license-section'
import { LazyOriginalsSection } from '@/components/photos/originals/lazy-originals-section'
import {
  LazyChangesSection,
  LazyCommentsButton,
  LazyReviewLayer,
} from '@/components/photos/revisions/lazy-revisions'
import { RevisionsProvider } from '@/components/photos/revisions/revisions-context'
import { LazyRequestTransfer } from '@/components/photos/transfers/lazy-transfers'
import { TransfersSection } from '@/components/photos/transfers/transfers-section'
import { NamePage } from '@/components/shell/page-name'
import { TextLink } from '@/components/ui/text-link'
import { isClient } from '@/lib/auth/rules/capabilities'
import { findPayingCard } from '@/lib/billing/invoices/queries/find-paying-cards'
import { readSharedBill } from '@/lib/billing/invoices/queries/read-shared-bill'
import { stateOfReturn } from '@/lib/billing/invoices/routes/checkout-return'
import { authorizePage } from '@/lib/entry/authorize-page'
import { BrokerageAddress } from '@/lib/people/brokerages/schema'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { readDeliveryActivity } from '@/lib/photos/deliveries/queries/read-delivery-activity'
import { refreshSeconds } from '@/lib/photos/deliveries/rules/gallery'
import { DeliveryQuery } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { closingText } from '@/lib/photos/deliveries/words/deliveries'
import { findLicense } from '@/lib/photos/licenses/queries/find-license'
import { findState } from '@/lib/photos/originals/queries/find-state'
import { readRevisions } from '@/lib/photos/revisions/queries/read-revisions'
import { listTransfers } from '@/lib/photos/transfers/queries/list-transfers'
import { setNotFoundStatus } from '@/lib/platform/response-status'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Photos' }

/** The viewer's part for comments and versions. */
const viewerParts = { buttons: <LazyCommentsButton />, layer: <LazyReviewLayer /> }

const changes: LiveEvent[] = ['payment', 'delivery-changed']

const overseenHref = BrokerageAddress.href({ tab: 'photos' })

export default async function PhotoViewPage({ searchParams }: PageProps<'/photo-view'>) {
  const viewer = await authorizePage('open-photos')
  const query = DeliveryQuery.parse(await searchParams)
  // Before the delivery is read, so that a payment that Stripe just confirmed shows right away.
  const returned = await stateOfReturn(viewer, query)
  const wanted = { bookingId: query.booking_id, deliveryId: query.delivery_id }
  const delivery = wanted.bookingId ? await findDelivery(viewer, wanted, { withTiles: true }) : null
  if (!delivery) {
    setNotFoundStatus()
    return <DeliveryMissing />
  }
  const showsAllEvents = query.events === 'all'
  const { street, previews, open, invoice, instructions } = delivery
  const [activity, card, bill, revisions, license, originals, transfers, { supportEmail }] =
    await Promise.all([
      readDeliveryActivity(viewer, delivery.id, { allEvents: showsAllEvents }),
      invoice?.payable ? findPayingCard(viewer, invoice.id) : null,
      invoice && !open ? readSharedBill(viewer, invoice.id) : null,
      open ? readRevisions(viewer, delivery.id) : null,
      open || delivery.expired ? findLicense(viewer, delivery.id) : null,
      open ? findState(viewer, delivery.id) : null,
      listTransfers(viewer, delivery.id),
      getStudio(),
    ])
  const isReader = isClient(viewer) && !delivery.isOverseen
  const gallery = revisions ? (
    <RevisionsProvider revisions={revisions}>
      <UnlockedPhotos delivery={delivery} viewerParts={viewerParts} />
      <LazyChangesSection className="mt-14" />
    </RevisionsProvider>
  ) : (
    <UnlockedPhotos delivery={delivery} />
  )
  const shared = bill?.summary ? { summary: bill.summary, shares: <AwaitedShares bill={bill} /> } : null
  const pay = invoice?.payable ? (
    <>
      <LicenseOffer license={delivery.offered} isPayer className="w-full [&_summary]:justify-center" />
      <PayChoices invoice={invoice} card={card} size="lg" wide />
    </>
  ) : null
  return (
    <div className="px-5 pt-4 pb-12 md:px-8 md:pt-6 md:pb-18 lg:px-10">
      <NamePage name={street} />
      {isReader && <ViewRecorder deliveryId={delivery.id} />}
      <TextLink
        href={
          delivery.isOverseen
            ? overseenHref
            : `/photo-gallery?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`
        }
        icon="arrow-left"
        className="text-ink-2"
      >
        {delivery.isOverseen ? 'Back to the brokerage' : 'Back to gallery'}
      </TextLink>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="t-title wrap-break-word">{street}</h1>
          <p className="mt-1.5 text-ink-2">Shot {delivery.shotOn}</p>
        </div>
        <DeliveryStatus delivery={delivery} big />
      </div>
      <DeliveryFacts
        className="mt-5 mb-7"
        facts={[
          delivery.fileName,
          countPhotos(delivery.photoCount),
          `Uploaded ${delivery.deliveredOn}`,
          closingText(delivery),
        ]}
      />
      {returned && <ReturnNotice state={returned} />}
      {instructions && <DeliveryInstructions text={instructions} className="mb-7" />}
      {delivery.choice?.canChoose ? (
        <ChoiceSection
          delivery={{ ...delivery, choice: delivery.choice }}
          gallery={gallery}
          pay={pay}
          shared={shared}
          supportEmail={supportEmail}
        />
      ) : open ? (
        gallery
      ) : delivery.expired ? (
        <ExpiredPhotos delivery={delivery} supportEmail={supportEmail} />
      ) : (
        <>
          <h2 className="mb-3 font-strong">Preview photos</h2>
          <PreviewPhotos street={street} photos={previews} />
          <LockedPhotos delivery={delivery} supportEmail={supportEmail} pay={pay} shared={shared} />
        </>
      )}
      {license && (open || license.startsOn) && (
        <LicenseSection license={license} isClient={isClient(viewer)} className="mt-14 max-w-264" />
      )}
      <LazyOriginalsSection
        state={originals}
        arrangeHref={`/photo-view/arrange?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`}
        className="mt-14 max-w-264 scroll-mt-20"
      />
      {isReader && open && !delivery.isTransferred && (
        <LazyRequestTransfer deliveryId={delivery.id} newKey={randomUUID()} className="mt-5" />
      )}
      {delivery.offer && (
        <LazyChoiceOffer
          // Its fields start with what is offered.
          key={delivery.choice ? 'offered' : 'none'}
          deliveryId={delivery.id}
          choice={delivery.choice}
          {...delivery.offer}
          className="mt-14 max-w-264"
        />
      )}
      <TransfersSection list={transfers} className="mt-14 max-w-264 scroll-mt-20" />
      {activity && (
        <DeliveryActivity activity={activity} showsAll={showsAllEvents} className="mt-14 max-w-264" />
      )}
      <LiveRefresh
        // An open gallery has no payment to wait for, so it doesn't reload on connecting: reading hundreds of photos twice
        // per visit is slow on a phone. If the gallery was locked a moment ago, the server refuses its photos anyway.
        events={open ? changes : [...changes, 'connected']}
        everySeconds={refreshSeconds(delivery)}
      />
    </div>
  )
}
