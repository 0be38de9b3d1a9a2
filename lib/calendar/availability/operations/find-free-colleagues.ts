import 'server-only'
import { busyDuring, offering } from '@/lib/calendar/availability/policy'
import { dayFields } from '@/lib/calendar/availability/queries/select-day'
import { respectsBuffer, type Shoot } from '@/lib/calendar/availability/rules/buffer'
import { openSlotsOf, type Requester, toShoot } from '@/lib/calendar/availability/rules/open-slots'
import { findRuns } from '@/lib/calendar/availability/rules/runs'
import { isAhead, isBusy, type Moment, noTerms } from '@/lib/calendar/availability/rules/slots'
import type { FreeColleague } from '@/lib/calendar/availability/schema/blocked-days'
import { readRoad } from '@/lib/calendar/travel/operations/read-road'
import type { RoadTerms } from '@/lib/calendar/travel/schema'
import type { Transaction } from '@/lib/platform/data/db'
import {
  type CalendarDate,
  dateFromDatabase,
  dateToDatabase,
  minutesOf,
} from '@/lib/platform/time/calendar-date'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

type MovingShoot = Shoot & { bookingId: string }

/**
 * Returns the colleagues who could take each shoot, by booking id: active, the day not blocked, no shoot of theirs
 * within their buffer and the drive, and not busy by their own calendars. Colleagues with open slots at exactly that
 * time come first, then by name. Reliable only while their calendars are locked.
 */
export async function findFreeColleagues(
  tx: Pick<Transaction, 'measuredDrive' | 'profile'>,
  photographerId: string,
  shoots: readonly MovingShoot[],
  moment: Moment,
): Promise<Map<string, FreeColleague[]>> {
  if (shoots.length === 0) return new Map()
  const places = shoots.map(({ position }) => position)
  const road = await readRoad(tx, await getStudio(), places)
  const dates = [...new Set(shoots.map(({ date }) => date))].map(dateToDatabase)
  const colleagues = await tx.profile.findMany({
    where: { ...offering, id: { not: photographerId } },
    select: calendarFields(dates),
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
  })
  return new Map(
    shoots.map((shoot) => {
      const free = colleagues.filter((colleague) => isFree(colleague, shoot, road, moment))
      const entries = free.map((colleague) => toFreeColleague(colleague, shoot, moment))
      return [shoot.bookingId, entries.sort((one, other) => rankOf(one) - rankOf(other))]
    }),
  )
}

/** Selects for several days what `dayFields` selects for one. */
function calendarFields(dates: Date[]) {
  // Nobody moves a booking here, so every live shoot blocks its time.
  const day = dayFields(dates[0] ?? new Date(0), { profileId: '', role: 'PHOTOGRAPHER' })
  const ofDays = { date: { in: dates } }
  return {
    ...day,
    fullName: true,
    blockedDays: { where: ofDays, select: { id: true, date: true } },
    photographerBookings: {
      ...day.photographerBookings,
      where: { status: { in: ['PENDING', 'CONFIRMED'] }, shootDate: { in: dates } },
    },
    busyTimes: { ...day.busyTimes, where: { OR: dates.map((date) => busyDuring(date, date)) } },
    availabilitySlots: { ...day.availabilitySlots, where: ofDays },
  } satisfies Prisma.ProfileSelect
}

type Calendar = Prisma.ProfileGetPayload<{ select: ReturnType<typeof calendarFields> }>

function isFree(colleague: Calendar, shoot: Shoot, road: RoadTerms, { now, timeZone }: Moment): boolean {
  const isBlocked = colleague.blockedDays.some(({ date }) => isOn(shoot.date, date))
  if (isBlocked && isAhead(shoot, now, timeZone)) return false
  if (isBusy(shoot, colleague.busyTimes, timeZone)) return false
  const theirs = colleague.photographerBookings.map(toShoot)
  const { position } = shoot
  const destination = position && { position, road }
  return respectsBuffer(shoot, theirs, colleague.bookingTerms ?? noTerms, destination)
}

function toFreeColleague(colleague: Calendar, shoot: Shoot, moment: Moment): FreeColleague {
  const { id: profileId, fullName, bookingTerms } = colleague
  const requester: Requester = { profileId, role: 'PHOTOGRAPHER' }
  const open = openSlotsOf(dayOf(colleague, shoot.date), requester, moment)
  const minutes = minutesOf(shoot.endTime) - minutesOf(shoot.startTime)
  const hasOpenSlots = findRuns(open, minutes).some(
    ({ startTime, endTime }) => startTime === shoot.startTime && endTime === shoot.endTime,
  )
  return { profileId, fullName, bufferMinutes: (bookingTerms ?? noTerms).bufferMinutes, hasOpenSlots }
}

function dayOf(colleague: Calendar, date: CalendarDate): Calendar {
  return {
    ...colleague,
    blockedDays: colleague.blockedDays.filter((day) => isOn(date, day.date)),
    photographerBookings: colleague.photographerBookings.filter(({ shootDate }) => isOn(date, shootDate)),
    availabilitySlots: colleague.availabilitySlots.filter((slot) => isOn(date, slot.date)),
  }
}

function isOn(date: CalendarDate, stored: Date): boolean {
  return dateFromDatabase(stored) === date
}

function rankOf({ hasOpenSlots }: FreeColleague): number {
  return hasOpenSlots ? 0 : 1
}
