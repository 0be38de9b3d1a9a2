import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import { twilightArrivalMinutes } from '@/lib/calendar/light/rules/twilight'
import {
  addDays,
  dateToDatabase,
  minutesOf,
  timeToDatabase,
  toWallTime,
  weekdayOf,
} from '@/lib/platform/time/calendar-date'
import { wallTimeOf } from '@/lib/platform/time/clock'
import { locateZip } from '@/lib/studio/places/operations/locate-address'
import type { Prisma, PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'

const visitMinutes = 60
const gridMinutes = 15
/** Tuesdays and Thursdays. */
const weekdays = [2, 4]
const daysAhead = 84

export const twilightService: Prisma.ServiceCreateInput = {
  id: 'twilight_shoot',
  category: 'REAL_ESTATE',
  name: 'Twilight Shoot',
  description: 'Exterior stills at dusk, with every window lit.',
  duration: '1 hour',
  durationMinutes: visitMinutes,
  light: 'TWILIGHT',
  showsExterior: true,
  priceCents: 17_900,
  position: 45,
}

/** Seeds a service that needs twilight, and on two evenings a week the hour in which a photographer can give it. */
export async function seedTwilight(
  database: PrismaClient,
  today: string,
  timeZone: string,
  { profileId: photographerId }: Person,
): Promise<void> {
  await database.service.create({ data: twilightService, select: { id: true } })
  const asheville = await locateZip('28801')
  if (!asheville) return
  const evenings = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1))
    .filter((date) => weekdays.includes(weekdayOf(date)))
    .flatMap((date) => {
      const { sunset } = readSunDay(date, asheville, timeZone)
      return sunset ? [{ date, start: startBefore(minutesOf(wallTimeOf(sunset, timeZone))) }] : []
    })
  await database.availabilitySlot.createMany({
    data: evenings.map(({ date, start }) => ({
      photographerId,
      date: dateToDatabase(date),
      startTime: timeToDatabase(toWallTime(start)),
      endTime: timeToDatabase(toWallTime(start + visitMinutes)),
    })),
    // Some evenings have a shoot.
    skipDuplicates: true,
  })
}

/** Returns when a twilight visit starts, in minutes after midnight. */
function startBefore(sunset: number): number {
  return Math.round((sunset - twilightArrivalMinutes) / gridMinutes) * gridMinutes
}
