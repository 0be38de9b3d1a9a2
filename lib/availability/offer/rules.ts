import { type Moment, noTerms, respectsBuffer, respectsNotice } from '@/lib/availability/rules'
import type { BookingTerms, SlotTime } from '@/lib/availability/schema'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import type { Prisma } from '@/prisma/generated/client'
import type { Role } from '@/prisma/generated/enums'

// Which slots of a day can be had: asked by a hold and by a booking, by the same fields and the same rule.

/** Who wants a slot; `movingBookingId` is the booking they would move there. */
export type Requester = { profileId: string; role: Role; movingBookingId?: string }

/** The booking this person moves, if it is theirs to move; undefined when they move none. */
export function movedBooking({
  profileId,
  movingBookingId,
}: Requester): Prisma.BookingWhereInput | undefined {
  return movingBookingId
    ? { id: movingBookingId, OR: [{ clientId: profileId }, { photographerId: profileId }] }
    : undefined
}

/** The live shoots that stand in this person's way: all but the one they move. */
export function blockingShoots(requester: Requester): Prisma.BookingWhereInput {
  const moved = movedBooking(requester)
  return { status: { not: 'CANCELLED' }, ...(moved && { NOT: moved }) }
}

/** What must be read of a photographer's day, under their calendar's lock, before a slot of it is given to anyone. */
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

/** A slot that can be had. */
export type OfferedSlot = SlotTime & { id: string; photographerId: string }

/**
 * Returns the slots of a day that this person can have now: on offer, of an active photographer, on a day that is not
 * blocked, booked and held by nobody else, with the buffer to every other shoot of the day. Notice and buffer are kept by
 * a run of slots when each of them keeps them. A photographer who moves a shoot may overrule their own notice, which
 * protects nobody but them; never the buffer, in which they are on the road.
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

/** Whether a booking has the slot; the one that moves is no obstacle to itself. */
function isClaimed({ claim }: SlotRow, { profileId, movingBookingId }: Requester): boolean {
  if (!claim) return false
  const { id, clientId, photographerId } = claim.booking
  return id !== movingBookingId || (clientId !== profileId && photographerId !== profileId)
}

function isHeldByOther({ hold }: SlotRow, { profileId }: Requester, { now }: Moment): boolean {
  return hold !== null && hold.profileId !== profileId && hold.expiresAt > now
}

/** Whether notice and buffer let this person have the slot; see `openSlotsOf` for who may overrule what. */
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
