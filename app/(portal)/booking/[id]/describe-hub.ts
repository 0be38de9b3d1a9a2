import type { Actor } from '@/lib/auth/actor'
import { type Side, sideOf } from '@/lib/auth/rules/capabilities'
import { chooseFirstText } from '@/lib/billing/invoices/words/due'
import type { AccessState } from '@/lib/booking/access-details/schema'
import { googleCalendarAddress } from '@/lib/booking/bookings/rules/calendar-entry'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import { chooseNextAction } from '@/lib/booking/bookings/rules/next-action'
import { nextStep } from '@/lib/booking/bookings/rules/progress'
import { isOver, type StudioTime } from '@/lib/booking/bookings/rules/visit-end'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { describeSituation, payToUnlockText } from '@/lib/booking/bookings/words/situation'
import { firstNameOf } from '@/lib/booking/quotes/rules/sent-quote'
import { ConversationAddress, SupportAddress } from '@/lib/messaging/schema'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { formatInstantDate } from '@/lib/platform/time/clock'
import type { readBookingHub } from '@/lib/workflows/read-booking-hub'

type Hub = Awaited<ReturnType<typeof readBookingHub>>

type Described = {
  actor: Actor
  booking: BookingDetail
  hub: Hub
  access: AccessState | null
  clock: StudioTime
  timeZone: string
}

/** Returns where a booking stands for its reader, and what they can do next. */
export function describeHub({ actor, booking, hub, access, clock, timeZone }: Described) {
  const { id, status, date, progress, may } = booking
  const reader = sideOf(actor)
  const isAhead = isLive(status) && !booking.isDelivered && !isOver(booking, clock)
  return {
    reader,
    isAhead,
    next: chooseNextAction({
      reader,
      status,
      isToday: date === clock.today,
      isOver: isOver(booking, clock) || progress.finishedAt !== null,
      step: may.recordSteps ? nextStep(booking, clock) : null,
      mayApprove: may.approve,
      canSendPhotos: hub.canSendPhotos,
      hasPhotos: hub.deliveries.length > 0,
      canChoose: hub.openChoice !== null,
      canPay: hub.payable !== null,
      canRemind: hub.remindable !== null,
      lacksAccess: access?.canEdit === true && access.version === 0,
      canCall: booking.photographer.phone !== null,
    }),
    situation: describeSituation({
      booking,
      progress,
      clock,
      reader,
      mayApprove: may.approve,
      delivery: describeDeliveries(hub, reader),
      cancelled: findCancellation(booking, timeZone),
    }),
    message: messageOf(reader, booking, hub.openConversationId),
    sendHref: `/photo-delivery?booking_id=${id}`,
    calendar: isAhead
      ? { fileHref: `/api/calendar/booking/${id}`, googleHref: googleCalendarAddress(booking, timeZone) }
      : null,
  }
}

function describeDeliveries({ deliveries, openChoice, owed }: Hub, reader: Side) {
  const [latest] = deliveries
  if (!latest) return null
  const count = deliveries.reduce((sum, { photoCount }) => sum + photoCount, 0)
  return {
    photos: countPhotos(count),
    deliveredOn: latest.deliveredOn,
    note: reader === 'CLIENT' ? noteForClient(latest, openChoice) : owed,
  }
}

function noteForClient({ paid, cover }: Hub['deliveries'][number], openChoice: Hub['openChoice']) {
  if (openChoice) return chooseFirstText(openChoice.ticked)
  // Unpaid photos that are unlocked anyway have a cover without a watermark.
  return paid === false && cover?.isFree === true ? payToUnlockText : null
}

function findCancellation({ events }: BookingDetail, timeZone: string) {
  const event = events.findLast(({ kind }) => kind === 'CANCELLED')
  return event ? { by: event.actorName, on: formatInstantDate(event.createdAt, timeZone) } : null
}

/** Opens the conversation between the two, or starts one. */
function messageOf(reader: Side, { client }: BookingDetail, conversation: string | null) {
  if (reader === 'CLIENT') {
    const href = SupportAddress.href(conversation ? { conversation } : { compose: '1' })
    return { label: 'Message the studio', href }
  }
  const href = ConversationAddress.href(conversation ? { conversation } : { compose: '1', to: client.id })
  return { label: `Message ${firstNameOf(client.fullName)}`, href }
}
