import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unfinishedFor } from '@/lib/booking/bookings/policy'
import { hasBegun } from '@/lib/booking/bookings/rules/visit-end'
import type { NextShoot } from '@/lib/booking/bookings/schema/listing'
import { db } from '@/lib/platform/data/db'
import {
  dateFromDatabase,
  dateToDatabase,
  timeFromDatabase,
  timeToDatabase,
} from '@/lib/platform/time/calendar-date'
import { studioTimeIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns the actor's next shoot, or the one under way; null if there is none. */
export async function findNextShoot(actor: Actor): Promise<NextShoot | null> {
  const { timeZone } = await getStudio()
  const clock = studioTimeIn(timeZone)
  const row = await db().booking.findFirst({
    where: unfinishedFor(actor, {
      today: dateToDatabase(clock.today),
      time: timeToDatabase(clock.time),
    }),
    select: {
      id: true,
      propertyAddress: true,
      shootDate: true,
      shootTime: true,
      startedAt: true,
      photographer: { select: { fullName: true } },
    },
    orderBy: [{ shootDate: 'asc' }, { shootTime: 'asc' }, { id: 'asc' }],
  })
  if (!row) return null
  const date = dateFromDatabase(row.shootDate)
  const startTime = timeFromDatabase(row.shootTime)
  return {
    id: row.id,
    address: row.propertyAddress,
    date,
    startTime,
    photographerName: row.photographer.fullName,
    isRunning: row.startedAt !== null || hasBegun({ date, startTime }, clock),
  }
}
