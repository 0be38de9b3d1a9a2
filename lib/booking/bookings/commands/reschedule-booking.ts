import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { storeDetails } from '@/lib/booking/access-details/operations/store-details'
import { noDetails } from '@/lib/booking/access-details/rules/no-details'
import { assertNotBegun, decideMove, lockBooking } from '@/lib/booking/bookings/operations/lock-booking'
import { notifyFormerPhotographer, notifyOfChange } from '@/lib/booking/bookings/operations/notify-of-change'
import { recordEvent } from '@/lib/booking/bookings/operations/record-event'
import { readTurnaround } from '@/lib/booking/bookings/queries/read-turnaround'
import { bookingWithParties, toBookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import { goLiveColumns } from '@/lib/booking/bookings/rules/go-live-columns'
import { bookingState } from '@/lib/booking/bookings/rules/merge-timeline'
import { moves } from '@/lib/booking/bookings/rules/moves'
import { noProgress } from '@/lib/booking/bookings/rules/progress'
import { turnaroundOf } from '@/lib/booking/bookings/rules/turnaround'
import type { RescheduleBooking } from '@/lib/booking/bookings/schema/booking-form'
import type { Turnaround } from '@/lib/booking/bookings/schema/bookings'
import { notifyContacts } from '@/lib/booking/contacts/operations/notify-contacts'
import { asSlotTaken, type ClaimedVisit, claimSlot } from '@/lib/calendar/availability/operations/claim-slot'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { readVisitNeeds } from '@/lib/calendar/availability/operations/read-visit-needs'
import { canHave } from '@/lib/calendar/availability/policy'
import { lightOfServices } from '@/lib/catalog/services/rules/chosen-services'
import { visitMinutes } from '@/lib/catalog/services/rules/totals'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { locateProperty, type PropertyColumns } from '@/lib/studio/places/operations/locate-property'
import { toPlace } from '@/lib/studio/places/rules/place'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/** The request with where its address is, and how fast the studio delivers. */
type Move = RescheduleBooking & { property: PropertyColumns; turnaround: Turnaround }

/**
 * Moves a booking to another time. Its number, services, and prices stay; its old slots are freed, and everyone is notified.
 * Idempotent: a repeat with the same time changes nothing.
 * @throws NotFoundError, AppError `forbidden`, `conflict` when its status doesn't allow it, when a client's shoot has begun, or
 * when the photos would be too
 * late to go live, `slot-taken`
 */
export async function rescheduleBooking(actor: Actor, input: RescheduleBooking): Promise<void> {
  const studio = await getStudio()
  const property = await locateProperty(input.propertyAddress, undefined, studio)
  const turnaround = await readTurnaround(studio)
  try {
    await db().$transaction((tx) => move(tx, actor, { ...input, property, turnaround }, studio))
  } catch (error) {
    throw asSlotTaken(error)
  }
}

async function move(tx: Transaction, actor: Actor, input: Move, studio: Studio): Promise<void> {
  const { bookingId, slotId } = input
  const before = await lockBooking(tx, actor, bookingId)
  const status = decideMove(actor, 'reschedule', before.booking)
  assertNotBegun(actor, 'reschedule', before.booking, studio.timeZone)
  await lockCalendars(tx, { slotIds: [slotId], profileIds: [before.booking.photographer.id] })
  // An unchanged address keeps what is known of it, such as its parts.
  const isSameAddress = input.propertyAddress === before.booking.address
  const property = isSameAddress ? await readPlace(tx, bookingId) : input.property
  const { minutes, light, services } = await readVisit(tx, bookingId)
  const turnaround = turnaroundOf(services, input.turnaround)
  const needs = await readVisitNeeds(tx, toPlace(property), light, studio)
  const requester = { ...actor, movingBookingId: bookingId, ...needs }
  const moment = { now: now(), timeZone: studio.timeZone }
  const run = await claimSlot(tx, requester, { bookingId, slotId, minutes }, moment)
  if (!run.isNew) return
  if (!canHave(requester, run))
    throw new AppError('forbidden', 'You can only move a shoot to your own times.')
  const goLiveOn = input.goLiveOn === undefined ? before.booking.goLive?.liveOn : input.goLiveOn
  const columns = {
    status,
    ...(isSameAddress ? {} : input.property),
    ...goLiveColumns(run, { turnaround, goLiveOn }, moment),
  }
  const after = await update(tx, input, run, columns)
  if (!isSameAddress) {
    await recheckAirspace(tx, bookingId)
    // The codes open another property.
    await storeDetails(tx, actor, bookingId, noDetails)
  }
  await recordEvent(tx, {
    actorId: actor.profileId,
    kind: moves.reschedule.kind,
    before: before.booking,
    after: after.booking,
  })
  const isSame = after.photographerUserId === before.photographerUserId
  const formerPhotographer = isSame ? undefined : before.booking.photographer.fullName
  const news = { ...after, actor, studio, ...(formerPhotographer && { formerPhotographer }) }
  await notifyOfChange(tx, news, 'rescheduled', bookingState(before.booking))
  if (after.booking.specialInstructions !== before.booking.specialInstructions)
    await notifyContacts(tx, bookingId, 'instructions', studio)
  if (!isSame) await notifyFormerPhotographer(tx, before, news)
}

function readPlace(tx: Transaction, bookingId: string) {
  return tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { latitude: true, longitude: true, placeSource: true },
  })
}

/** Returns the services as booked, with the length and the light of their visit. */
async function readVisit(tx: Transaction, bookingId: string) {
  const services = await tx.bookedService.findMany({
    where: { bookingId },
    select: { durationMinutes: true, light: true, turnaroundHours: true, isAddOn: true },
  })
  return { minutes: visitMinutes(services), light: lightOfServices(services), services }
}

/** Another property may be in other airspace. */
async function recheckAirspace(tx: Transaction, bookingId: string): Promise<void> {
  await tx.booking.updateMany({
    where: { id: bookingId, airspace: 'CLEARED' },
    data: { airspace: 'TO_CHECK' },
  })
}

async function update(
  tx: Transaction,
  input: RescheduleBooking,
  run: ClaimedVisit,
  columns: Prisma.BookingUncheckedUpdateInput,
) {
  const row = await tx.booking.update({
    where: { id: input.bookingId },
    data: {
      photographerId: run.photographerId,
      shootDate: dateToDatabase(run.date),
      shootTime: timeToDatabase(run.startTime),
      shootEndTime: timeToDatabase(run.endTime),
      ...columns,
      ...noProgress,
      shots: { deleteMany: {} },
      specialInstructions: input.specialInstructions || null,
      calendarSequence: { increment: 1 },
    },
    select: bookingWithParties,
  })
  return toBookingWithParties(row)
}
