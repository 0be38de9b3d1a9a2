import type { Metadata } from 'next'
import { DeliveryMissing } from '@/app/(portal)/photo-view/delivery-missing'
import { LazyAddPhotosForm, LazySendPhotosForm } from '@/components/photos/deliveries/lazy-send-forms'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findAdditionDraft } from '@/lib/photos/deliveries/queries/find-addition-draft'
import { findAdditionTarget } from '@/lib/photos/deliveries/queries/find-addition-target'
import { findBookingChoice, findUnapproved } from '@/lib/photos/deliveries/queries/find-booking-choice'
import { findDraft } from '@/lib/photos/deliveries/queries/find-draft'
import { listBookingOptions } from '@/lib/photos/deliveries/queries/list-booking-options'
import { listDrafts } from '@/lib/photos/deliveries/queries/list-drafts'
import { DeliveryQuery } from '@/lib/photos/deliveries/schema/deliveries'
import type { DraftSummary } from '@/lib/photos/deliveries/schema/drafts'
import type { BookingOption } from '@/lib/photos/deliveries/schema/sending'
import { notApprovedText } from '@/lib/photos/deliveries/words/deliveries'
import { readLicenseSettings } from '@/lib/photos/licenses/queries/read-license-settings'
import { licenseKinds } from '@/lib/photos/licenses/rules/kinds'
import { licenseNames } from '@/lib/photos/licenses/words'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Send Photos' }

export default async function PhotoDeliveryPage({ searchParams }: PageProps<'/photo-delivery'>) {
  const viewer = await authorizePage('prepare-photos')
  const query = DeliveryQuery.parse(await searchParams)
  if (query.delivery_id) return <AddPhotos viewer={viewer} deliveryId={query.delivery_id} />
  const { draft: draftKey, booking_id: bookingId } = query
  const [bookings, booking, unapproved, draft, drafts, { defaultKind }, studio] = await Promise.all([
    listBookingOptions(viewer),
    bookingId ? findBookingChoice(viewer, bookingId) : null,
    bookingId ? findUnapproved(viewer, bookingId) : null,
    findDraft(viewer, { idempotencyKey: draftKey, bookingId }),
    listDrafts(viewer),
    readLicenseSettings(),
    getStudio(),
  ])
  const onlyDue = bookingId || draft ? null : findOnlyDue(bookings, drafts)
  const preselected = onlyDue ? await findBookingChoice(viewer, onlyDue.id) : booking
  const { currency, timeZone, galleryDays } = studio
  const today = todayIn(timeZone)
  const setsPrice = can(viewer, 'price-photos')
  return (
    <PageBody>
      <PageHead title="Send Photos" className="mb-4 md:mb-5" />
      {unapproved && (
        <Notice
          tone="wait"
          title={notApprovedText}
          className="mb-8"
          action={
            can(viewer, 'open-bookings') && <TextLink href={`/booking/${bookingId}`}>Open booking</TextLink>
          }
        >
          {unapproved}
        </Notice>
      )}
      {bookings.length === 0 && drafts.length === 0 ? (
        <EmptyState title="No bookings to send photos for" headingLevel={2}>
          Confirmed and completed bookings appear here.
        </EmptyState>
      ) : (
        <LazySendPhotosForm
          key={`${bookingId} ${draftKey}`}
          start={{
            booking: preselected,
            draft,
            drafts,
            expiresOn: galleryDays === null ? '' : addDays(today, galleryDays),
            studio: studio.name,
            license: defaultKind,
            setsPrice,
          }}
          bookings={bookings}
          currency={currency}
          today={today}
          licenses={licenseKinds.map((kind) => ({ kind, name: licenseNames[kind] }))}
        />
      )}
    </PageBody>
  )
}

/** Returns the only booking whose photos are waited for and not in another draft; null if there are none or several. */
function findOnlyDue(
  bookings: readonly BookingOption[],
  drafts: readonly DraftSummary[],
): BookingOption | null {
  const drafted = new Set(drafts.map(({ bookingId }) => bookingId))
  const [only, ...others] = bookings.filter(({ id, group }) => group === 'DUE' && !drafted.has(id))
  return others.length === 0 ? (only ?? null) : null
}

async function AddPhotos({ viewer, deliveryId }: { viewer: Actor; deliveryId: string }) {
  const [delivery, draft] = await Promise.all([
    findAdditionTarget(viewer, deliveryId),
    findAdditionDraft(viewer, deliveryId),
  ])
  if (!delivery) return <DeliveryMissing />
  return (
    <PageBody>
      <PageHead title="Add photos" lead="Upload photos, add them to the delivery, and notify the client." />
      <LazyAddPhotosForm delivery={delivery} draft={draft} />
    </PageBody>
  )
}
