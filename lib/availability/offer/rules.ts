import { keepsBuffer, keepsNotice, type Moment, noTerms } from '@/lib/availability/rules'
import type { BookingTerms, SlotTime } from '@/lib/availability/schema'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import type { Prisma } from '@/prisma/generated/client'
import type { Role } from '@/prisma/generated/enums'

// Whether one slot can be had: asked by a hold here and by a booking over there, by the same fields and the same rule.

/** Who wants a slot; `movingBookingId` is the booking they would move there. */
export type Asker = { profileId: string; role: Role; movingBookingId?: string }

/** The live shoots that stand in this person's way: all but the one they move, if it is theirs to move. */
export function standingShoots({ profileId, movingBookingId }: Asker): Prisma.BookingWhereInput {
  const isMoved = movingBookingId && {
    id: movingBookingId,
    OR: [{ clientId: profileId }, { photographerId: profileId }],
  }
  return { status: { not: 'CANCELLED' }, ...(isMoved && { NOT: isMoved }) }
}

/** What must be read of a slot of this day, under its photographer's lock, before it is given to anyone. */
export function slotFields(date: Date, asker: Asker) {
  return {
    id: true,
    date: true,
    startTime: true,
    endTime: true,
    isAvailable: true,
    hold: { select: { profileId: true, expiresAt: true } },
    bookings: { where: { status: { not: 'CANCELLED' } }, select: { id: true }, take: 1 },
    photographer: {
      select: {
        id: true,
        role: true,
        accountStatus: true,
        bookingTerms: { select: { minimumNoticeMinutes: true, bufferMinutes: true } },
        blockedDays: { where: { date }, select: { id: true } },
        photographerBookings: {
          where: { AND: [{ shootDate: date }, standingShoots(asker)] },
          select: { shootTime: true, shootEndTime: true },
        },
      },
    },
  } satisfies Prisma.AvailabilitySlotSelect
}

export type SlotRow = Prisma.AvailabilitySlotGetPayload<{ select: ReturnType<typeof slotFields> }>

/**
 * Whether this person can have the slot now: on offer, of an active photographer, on a day that is not blocked, booked
 * and held by nobody else, with the buffer to every other shoot of the day. A photographer who moves a shoot may
 * overrule their own notice, which protects nobody but them; never the buffer, in which they are on the road.
 */
export function isOnOffer(row: SlotRow, asker: Asker, moment: Moment): boolean {
  const { photographer, hold } = row
  const isHeldByOther = hold !== null && hold.profileId !== asker.profileId && hold.expiresAt > moment.now
  return (
    row.isAvailable &&
    row.bookings.length === 0 &&
    photographer.role === 'PHOTOGRAPHER' &&
    photographer.accountStatus === 'ACTIVE' &&
    photographer.blockedDays.length === 0 &&
    !isHeldByOther &&
    keepsTerms(toSlotTime(row), shootsOf(row), photographer.bookingTerms ?? noTerms, asker, moment)
  )
}

/** Whether notice and buffer let this person have the slot; see `isOnOffer` for who may overrule what. */
export function keepsTerms(
  slot: SlotTime,
  shoots: readonly SlotTime[],
  terms: BookingTerms,
  asker: Asker,
  moment: Moment,
): boolean {
  const notice = asker.role === 'PHOTOGRAPHER' ? noTerms : terms
  return keepsNotice(slot, notice, moment) && keepsBuffer(slot, shoots, terms)
}

export function toSlotTime(row: { date: Date; startTime: Date; endTime: Date }): SlotTime {
  return {
    date: dateFromDatabase(row.date),
    startTime: timeFromDatabase(row.startTime),
    endTime: timeFromDatabase(row.endTime),
  }
}

function shootsOf({ date, photographer }: SlotRow): SlotTime[] {
  return photographer.photographerBookings.map(({ shootTime, shootEndTime }) =>
    toSlotTime({ date, startTime: shootTime, endTime: shootEndTime }),
  )
}
