import { isClient, isPhotographer, rolesWith } from '@/lib/auth/rules/capabilities'
import { respectsBuffer, type Shoot } from '@/lib/calendar/availability/rules/buffer'
import {
  type BusyInterval,
  isBusy,
  type Moment,
  noTerms,
  respectsNotice,
} from '@/lib/calendar/availability/rules/slots'
import type { BookingTerms, SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { NeededLight } from '@/lib/calendar/light/rules/suits-light'
import type { Destination } from '@/lib/calendar/travel/schema'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import { type PlaceColumns, propertyPosition, toPlace } from '@/lib/studio/places/rules/place'
import type { AccountStatus, Role } from '@/prisma/generated/enums'

// Which slots of a day are available; holds and bookings use the same fields and rules.

/** What a visit needs of a time: room for the drive, and the light of its services. Null where the place isn't known. */
export type VisitNeeds = { destination: Destination | null; neededLight: NeededLight | null }

/**
 * Who requests a slot; `movingBookingId` is the booking they would move there. Without `destination` the drive doesn't
 * count, and without `neededLight` the light doesn't.
 */
export type Requester = {
  profileId: string
  role: Role
  movingBookingId?: string
} & Partial<VisitNeeds>

/** What decides about a photographer's slots on one day; see `dayFields`. */
type Day = {
  id: string
  role: Role
  accountStatus: AccountStatus
  bookingTerms: BookingTerms | null
  blockedDays: readonly unknown[]
  photographerBookings: readonly PlacedShootRow[]
  busyTimes: readonly BusyInterval[]
  availabilitySlots: readonly SlotRow[]
}
type ShootRow = { shootDate: Date; shootTime: Date; shootEndTime: Date }
type PlacedShootRow = ShootRow & PlaceColumns
type SlotRow = TimeRow & {
  id: string
  isAvailable: boolean
  hold: { profileId: string; expiresAt: Date } | null
  claim: { booking: { id: string; clientId: string; photographerId: string } } | null
}
type TimeRow = { date: Date; startTime: Date; endTime: Date }

export type OfferedSlot = SlotTime & { id: string; photographerId: string }

/**
 * Returns the slots of a day that this person can book now: enabled, of an active photographer, on a day that isn't
 * blocked, not booked or held by anyone else, not during a busy time, and respecting notice, buffer, and the drive. A run
 * of slots respects them if each of its slots does. A photographer who books or moves a shoot may override their own notice,
 * and a coordinator everyone's, but neither the buffer nor the drive.
 */
export function openSlotsOf(day: Day, requester: Requester, moment: Moment): OfferedSlot[] {
  const isOffering = isPhotographer(day) && day.accountStatus === 'ACTIVE'
  if (!isOffering || day.blockedDays.length > 0) return []
  const shoots = day.photographerBookings.map(toShoot)
  return day.availabilitySlots
    .filter((row) => row.isAvailable && !isClaimed(row, requester) && !isHeldByOther(row, requester, moment))
    .map((row) => ({ id: row.id, photographerId: day.id, ...toSlotTime(row) }))
    .filter((slot) => !isBusy(slot, day.busyTimes, moment.timeZone))
    .filter((slot) => respectsTerms(slot, shoots, day.bookingTerms ?? noTerms, requester, moment))
}

/** Whether this person moves bookings of others too. */
export function movesAny({ role }: Pick<Requester, 'role'>): boolean {
  return rolesWith('manage-all-bookings').includes(role)
}

/** Whether another booking has the slot. A booking that moves doesn't block its own slots. */
function isClaimed({ claim }: SlotRow, requester: Requester): boolean {
  if (!claim) return false
  const { id, clientId, photographerId } = claim.booking
  const { profileId, movingBookingId } = requester
  const isConcerned = movesAny(requester) || clientId === profileId || photographerId === profileId
  return id !== movingBookingId || !isConcerned
}

function isHeldByOther({ hold }: SlotRow, { profileId }: Requester, { now }: Moment): boolean {
  return hold !== null && hold.profileId !== profileId && hold.expiresAt > now
}

/** Whether notice, buffer, and the drive allow this person to book the slot; see `openSlotsOf` for who may override what. */
export function respectsTerms(
  slot: Omit<OfferedSlot, 'id'>,
  shoots: readonly Shoot[],
  terms: BookingTerms,
  requester: Requester,
  moment: Moment,
): boolean {
  const isOwn = isPhotographer(requester) && slot.photographerId === requester.profileId
  const notice = isOwn || movesAny(requester) ? noTerms : terms
  return respectsNotice(slot, notice, moment) && respectsBuffer(slot, shoots, terms, requester.destination)
}

/** Returns the light that a visit must be in, if any. A photographer who moves a shoot decides about its light. */
export function neededLightOf({ role, movingBookingId, neededLight }: Requester): NeededLight | null {
  return movingBookingId && !isClient({ role }) ? null : (neededLight ?? null)
}

export function toSlotTime(row: TimeRow): SlotTime {
  return {
    date: dateFromDatabase(row.date),
    startTime: timeFromDatabase(row.startTime),
    endTime: timeFromDatabase(row.endTime),
  }
}

export function timeOfShoot({ shootDate, shootTime, shootEndTime }: ShootRow): SlotTime {
  return toSlotTime({ date: shootDate, startTime: shootTime, endTime: shootEndTime })
}

/** The columns of a booking that `toShoot` reads. */
export const shootFields = {
  shootDate: true,
  shootTime: true,
  shootEndTime: true,
  latitude: true,
  longitude: true,
  placeSource: true,
} as const

export function toShoot(row: PlacedShootRow): Shoot {
  return { ...timeOfShoot(row), position: propertyPosition(toPlace(row)) }
}
