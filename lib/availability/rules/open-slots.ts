import { type Moment, noTerms, respectsBuffer, respectsNotice } from '@/lib/availability/rules/slots'
import type { BookingTerms, SlotTime } from '@/lib/availability/schema/slots'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import type { AccountStatus, Role } from '@/prisma/generated/enums'

// Which slots of a day are available; holds and bookings use the same fields and rules.

/** Who requests a slot; `movingBookingId` is the booking they would move there. */
export type Requester = { profileId: string; role: Role; movingBookingId?: string }

/** What decides about a photographer's slots on one day; see `dayFields`. */
type Day = {
  id: string
  role: Role
  accountStatus: AccountStatus
  bookingTerms: BookingTerms | null
  blockedDays: readonly unknown[]
  photographerBookings: readonly ShootRow[]
  availabilitySlots: readonly SlotRow[]
}
type ShootRow = { shootDate: Date; shootTime: Date; shootEndTime: Date }
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
 * blocked, not booked or held by anyone else, and respecting notice and buffer. A run of slots respects them if each of
 * its slots does. A photographer who moves a shoot may override their own notice, but not the buffer, which is travel time.
 */
export function openSlotsOf(day: Day, requester: Requester, moment: Moment): OfferedSlot[] {
  const isOffering = day.role === 'PHOTOGRAPHER' && day.accountStatus === 'ACTIVE'
  if (!isOffering || day.blockedDays.length > 0) return []
  const shoots = day.photographerBookings.map(timeOfShoot)
  return day.availabilitySlots
    .filter((row) => row.isAvailable && !isClaimed(row, requester) && !isHeldByOther(row, requester, moment))
    .map((row) => ({ id: row.id, photographerId: day.id, ...toSlotTime(row) }))
    .filter((slot) => respectsTerms(slot, shoots, day.bookingTerms ?? noTerms, requester, moment))
}

/** Whether another booking has the slot. A booking that moves doesn't block its own slots. */
function isClaimed({ claim }: SlotRow, { profileId, movingBookingId }: Requester): boolean {
  if (!claim) return false
  const { id, clientId, photographerId } = claim.booking
  return id !== movingBookingId || (clientId !== profileId && photographerId !== profileId)
}

function isHeldByOther({ hold }: SlotRow, { profileId }: Requester, { now }: Moment): boolean {
  return hold !== null && hold.profileId !== profileId && hold.expiresAt > now
}

/** Whether notice and buffer allow this person to book the slot; see `openSlotsOf` for who may override what. */
export function respectsTerms(
  slot: SlotTime,
  shoots: readonly SlotTime[],
  terms: BookingTerms,
  requester: Requester,
  moment: Moment,
): boolean {
  const notice = requester.role === 'PHOTOGRAPHER' ? noTerms : terms
  return respectsNotice(slot, notice, moment) && respectsBuffer(slot, shoots, terms)
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
