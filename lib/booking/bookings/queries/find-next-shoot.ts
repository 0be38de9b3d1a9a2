import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { unfinishedFor } from '@/lib/booking/bookings/policy'
import type { NextShoot } from '@/lib/booking/bookings/schema'
import {
  dateFromDatabase,
  dateToDatabase,
  timeFromDatabase,
  timeToDatabase,
} from '@/lib/platform/calendar-date'
import { todayIn, wallTimeNowIn } from '@/lib/platform/clock'
import { whereSql } from '@/lib/platform/where-sql'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const readNext = prepareForActor((builder, actor, at: { today: Date; time: Date }) =>
  builder
    .selectFrom('bookings as b')
    .where(whereSql('bookings', unfinishedFor(actor, at), 'b'))
    .select(['b.propertyAddress', 'b.shootDate', 'b.shootTime'])
    .orderBy('b.shootDate')
    .orderBy('b.shootTime')
    .orderBy('b.id')
    .limit(1),
)

/** Returns the actor's next shoot, or the one under way; null if there is none. */
export async function findNextShoot(actor: Actor): Promise<NextShoot | null> {
  const { timeZone } = await getStudio()
  const today = dateToDatabase(todayIn(timeZone))
  const [row] = await readNext(actor, { today, time: timeToDatabase(wallTimeNowIn(timeZone)) })
  if (!row) return null
  return {
    address: row.propertyAddress,
    date: dateFromDatabase(row.shootDate),
    startTime: timeFromDatabase(row.shootTime),
  }
}
