import { blockingShoots, busyDuring } from '@/lib/calendar/availability/policy'
import { type Requester, shootFields } from '@/lib/calendar/availability/rules/open-slots'
import type { Prisma } from '@/prisma/generated/client'

/** What `openSlotsOf` needs of a photographer's day. Read it with their calendar locked. */
export function dayFields(date: Date, requester: Requester) {
  return {
    id: true,
    role: true,
    accountStatus: true,
    bookingTerms: { select: { minimumNoticeMinutes: true, bufferMinutes: true } },
    blockedDays: { where: { date }, select: { id: true } },
    photographerBookings: {
      where: { AND: [{ shootDate: date }, blockingShoots(requester)] },
      select: shootFields,
    },
    busyTimes: { where: busyDuring(date, date), select: { startsAt: true, endsAt: true } },
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
