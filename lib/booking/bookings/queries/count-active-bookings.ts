import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unfinishedFor } from '@/lib/booking/bookings/policy'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { studioTimeIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { countStatuses } from './count-statuses'

/** Counts the actor's shoots that aren't over, and how many of them still wait for approval. */
export async function countActiveBookings(actor: Actor): Promise<{ total: number; pending: number }> {
  const { today, time } = studioTimeIn((await getStudio()).timeZone)
  const at = { today: dateToDatabase(today), time: timeToDatabase(time) }
  const { PENDING, CONFIRMED } = await countStatuses(unfinishedFor(actor, at))
  return { total: PENDING + CONFIRMED, pending: PENDING }
}
