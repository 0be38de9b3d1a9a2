import { type Moment, noTerms, respectsBuffer, respectsNotice } from '@/lib/availability/rules/slots'
import type { BookingTerms, SlotTime } from '@/lib/availability/schema/slots'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import type { Prisma } from '@/prisma/generated/client'
import type { Role } from '@/prisma/generated/enums'

// Which slots of a day are available; holds and bookings use the same fields and rules.

/** Who requests a slot; `movingBookingId` is the booking they would move there. */
export type Requester = { profileId: string; role: Role; movingBookingId?: string }

/** Matches the booking this person moves, if it is theirs. Returns undefined when they move none. */
export function movedBooking({
  profileId,
  movingBookingId,
}: Requester): Prisma.BookingWhereInput | undefined {
  return movingBookingId
    ? { id: movingBookingId, OR: [{ clientId: profileId }, { photographerId: profileId }] }
    : undefined
}

/** Matches the shoots that block a slot for this person: all live ones except the one they move. */
export function blockingShoots(requester: Requester): Prisma.BookingWhereInput {
  const moved = movedBooking(requester)
  return { status: { not: 'CANCELLED' }, ...(moved && { NOT: moved }) }
}

/** Selects what decides about a photographer's slots on one day. Read it with their calendar locked. */
export function dayFields(date: Date, requester: Requester) {
  return {
    id: true,
    role: true,
    accountStatus: true,
    bookingTerms: { select: { minimumNoticeMinutes: true, bufferMinutes: true } },
    blockedDays: { where: { date }, select: { id: true } },
    photographerBookings: {
      where: { AND: [{ shootDate: date }, blockingShoots(requester)] },
      select: { shootDate: true, shootTime: true, shootEndTime: true },
    },
    availabilitySlots: {
      where: { date },
      select: {
        id: true,
        date: true,
        startTime: true,
        endTime: true,
        isAvailable: true,
        hold: { select: { profileId: true, expiresAt: true } },
        claim: { select: { booking: { select: { id: true, clientId: true, photographerId: true } } } },
      },
    },
  } satisfies Prisma.ProfileSelect
}

type DayRow = Prisma.ProfileGetPayload<{ select: ReturnType<typeof dayFields> }>
type SlotRow = DayRow['availabilitySlots'][number]

/** An available slot. */
export type OfferedSlot = SlotTime & { id: string; photographerId: string }

/**
 * Returns the slots of a day that this person can book now: enabled, of an active photographer, on a day that isn't
 * blocked, not booked or held by anyone else, and respecting notice and buffer. A run of slots respects them if each of
 * its slots does. A photographer who moves a shoot may override their own notice, but not the buffer, which is travel time.
 */
export function openSlotsOf(day: DayRow, requester: Requester, moment: Moment): OfferedSlot[] {
  const isOffering = day.role === 'PHOTOGRAPHER' && day.accountStatus === 'ACTIVE'
  if (!isOffering || day.blockedDays.length > 0) return []
  const shoots = day.photographerBookings.map(({ shootDate, shootTime, shootEndTime }) =>
    toSlotTime({ date: shootDate, startTime: shootTime, endTime: shootEndTime }),
  )
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

export function toSlotTime(row: { date: Date; startTime: Date; endTime: Date }): SlotTime {
  return {
    date: dateFromDatabase(row.date),
    startTime: timeFromDatabase(row.startTime),
    endTime: timeFromDatabase(row.endTime),
  }
}
