import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canReassign, canTakeOver } from '@/lib/booking/bookings/policy'
import { bookingWithParties, toBookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import { noProgress } from '@/lib/booking/bookings/rules/progress'
import type { BookingItem, StudioVoice } from '@/lib/booking/bookings/schema/bookings'
import type { Absence, ReassignBooking } from '@/lib/booking/bookings/schema/changes'
import {
  blockedDayText,
  chooseActivePhotographerText,
  otherShootText,
} from '@/lib/booking/bookings/words/changes'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { readBase } from '@/lib/calendar/availability/operations/read-base'
import { transferClaims } from '@/lib/calendar/availability/operations/transfer-claims'
import { offering } from '@/lib/calendar/availability/policy'
import { isAhead, type Moment } from '@/lib/calendar/availability/rules/slots'
import { readRoad } from '@/lib/calendar/travel/operations/read-road'
import { priceTravel } from '@/lib/calendar/travel/rules/travel-fee'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import {
  dateFromDatabase,
  dateToDatabase,
  timeFromDatabase,
  timeToDatabase,
} from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { locateStudio } from '@/lib/studio/places/operations/locate-address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { lockBooking, partiesOf } from './lock-booking'
import { notifyFormerPhotographer, notifyOfChange } from './notify-of-change'
import { recordEvent } from './record-event'

/**
 * Moves a booking to another photographer; its time, status, price, deliveries, and invoices stay. Frees the former photographer's
 * slots, claims the new one's where they match the time exactly, and notifies the client and both photographers, with
 * calendar invitations.
 *
 * Idempotent: a booking that is already theirs doesn't change.
 * Locks the booking, then the calendars of both photographers. A caller that locks calendars itself must lock the booking
 * first.
 * @param absence set when the photographer reassigns the booking because they aren't available
 * @throws NotFoundError, AppError `forbidden`, `conflict` when the new photographer isn't active, or has another shoot or a
 * blocked day at that time
 */
export async function reassignBooking(
  tx: Transaction,
  actor: Actor,
  { bookingId, photographerId }: ReassignBooking,
  studio: StudioVoice,
  absence?: Absence,
): Promise<void> {
  const locked = await lockBooking(tx, actor, bookingId)
  const { booking: before } = locked
  if (before.photographer.id === photographerId) return
  assertAllowed(actor, before, photographerId)
  await lockCalendars(tx, { profileIds: [before.photographer.id, photographerId] })
  const name = await readActiveName(tx, photographerId)
  if (isLive(before.status)) {
    const isForActor = photographerId === actor.profileId
    const moment = { now: now(), timeZone: studio.timeZone }
    await assertFree(tx, { photographerId, name: isForActor ? null : name }, before, moment)
    await transferClaims(tx, before, photographerId, moment)
  }
  const row = await tx.booking.update({
    where: { id: bookingId },
    data: {
      photographerId,
      driveFeeCents: await readDriveFee(tx, bookingId, photographerId),
      ...(isLive(before.status) && { ...noProgress, shots: { deleteMany: {} } }),
      calendarSequence: { increment: 1 },
    },
    select: bookingWithParties,
  })
  const from = before.photographer.fullName
  const news = {
    ...toBookingWithParties(row),
    actor,
    studio,
    formerPhotographer: from,
    ...(absence && { absence }),
  }
  await recordEvent(tx, {
    actorId: actor.profileId,
    kind: 'HANDED_OVER',
    before,
    after: news.booking,
    isPhotographerAway: absence !== undefined,
  })
  await recordAudit(tx, actor, 'booking.handed-over', bookingId, { from, to: name })
  await notifyOfChange(tx, news, { client: 'new-photographer', photographer: 'taken-over' })
  await notifyFormerPhotographer(tx, locked, news)
}

function assertAllowed(actor: Actor, booking: BookingItem, photographerId: string): void {
  const isForActor = photographerId === actor.profileId
  if (canReassign(actor, partiesOf(booking))) return
  if (isForActor && canTakeOver(actor, partiesOf(booking))) return
  const { fullName } = booking.photographer
  throw new AppError(
    'forbidden',
    `This booking belongs to ${fullName}. Only ${fullName} or the studio owner can reassign it.`,
  )
}

/** Returns a photographer's name. @throws AppError `conflict` unless they are active */
async function readActiveName(tx: Transaction, photographerId: string): Promise<string> {
  const photographer = await tx.profile.findFirst({
    where: { id: photographerId, ...offering },
    select: { fullName: true },
  })
  if (!photographer) throw new AppError('conflict', chooseActivePhotographerText)
  return photographer.fullName
}

/**
 * Returns what the drive of a photographer to a booking's property would cost, in cents; null if the client pays for no drive, or
 * it's the one that was agreed, or a place isn't known.
 */
async function readDriveFee(
  tx: Transaction,
  bookingId: string,
  photographerId: string,
): Promise<number | null> {
  const { latitude, longitude, travelFeeCents } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { latitude: true, longitude: true, travelFeeCents: true },
  })
  if (travelFeeCents === 0 || latitude === null || longitude === null) return null
  const studio = await getStudio()
  const position = { latitude, longitude }
  const base = (await readBase(tx, photographerId)) ?? (await locateStudio(studio))
  const drive = priceTravel(base, { position, road: await readRoad(tx, studio, [position]) }, studio)
  return drive && drive.feeCents !== travelFeeCents ? drive.feeCents : null
}

/** `name` is null when the photographer is the reader. */
type Photographer = { photographerId: string; name: string | null }

/**
 * Asserts that a photographer is free for a shoot: no other shoot overlaps it, and its day, if still ahead, isn't blocked.
 * The caller has locked their calendar.
 * @throws AppError `conflict` with a sentence that names what is in the way
 */
async function assertFree(
  tx: Transaction,
  { photographerId, name }: Photographer,
  shoot: BookingItem,
  { now, timeZone }: Moment,
): Promise<void> {
  const date = dateToDatabase(shoot.date)
  const other = await tx.booking.findFirst({
    where: {
      id: { not: shoot.id },
      photographerId,
      status: { in: ['PENDING', 'CONFIRMED'] },
      shootDate: date,
      shootTime: { lt: timeToDatabase(shoot.endTime) },
      shootEndTime: { gt: timeToDatabase(shoot.startTime) },
    },
    select: { propertyAddress: true, shootDate: true, shootTime: true },
    orderBy: { shootTime: 'asc' },
  })
  if (other) {
    const busy = {
      address: other.propertyAddress,
      date: dateFromDatabase(other.shootDate),
      startTime: timeFromDatabase(other.shootTime),
    }
    throw new AppError('conflict', otherShootText(name, busy))
  }
  if (!isAhead(shoot, now, timeZone)) return
  const blocked = await tx.blockedDay.count({ where: { photographerId, date } })
  if (blocked > 0) throw new AppError('conflict', blockedDayText(name))
}
