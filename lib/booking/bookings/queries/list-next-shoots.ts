import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unfinishedFor } from '@/lib/booking/bookings/policy'
import type { UpcomingShoot } from '@/lib/booking/bookings/schema/listing'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { studioTimeIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { toGoLive } from './select-booking'
import { selectUpcoming, toUpcoming } from './select-upcoming'

/** Returns what the dashboard shows of the actor's next bookings: those that aren't over. */
export async function listNextShoots(actor: Actor): Promise<UpcomingShoot[]> {
  const { today, time } = studioTimeIn((await getStudio()).timeZone)
  const at = { today: dateToDatabase(today), time: timeToDatabase(time) }
  const rows = await selectUpcoming(unfinishedFor(actor, at)).select(['b.goLiveOn', 'b.photosBy']).execute()
  return rows.map((row) => ({ ...toUpcoming(row), goLive: toGoLive(row) }))
}
