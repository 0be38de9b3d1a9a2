import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { UpcomingShoot } from '@/lib/booking/bookings/schema'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { toGoLive } from './select-booking'
import { selectUpcoming, toUpcoming } from './select-upcoming'

/** Returns what the dashboard shows of the actor's next bookings, including today's, without cancelled ones. */
export async function listNextShoots(actor: Actor): Promise<UpcomingShoot[]> {
  const today = dateToDatabase(todayIn((await getStudio()).timeZone))
  const rows = await selectUpcoming(actor, today).select(['b.goLiveOn', 'b.photosBy']).execute()
  return rows.map((row) => ({ ...toUpcoming(row), goLive: toGoLive(row) }))
}
