import 'server-only'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Deletes the forecasts of shoots that are over or won't take place, and what was reported of past times. Idempotent. */
export async function deletePastForecasts(): Promise<void> {
  const today = dateToDatabase(todayIn((await getStudio()).timeZone))
  await db().bookingForecast.deleteMany({
    where: {
      OR: [
        { booking: { shootDate: { lt: today } } },
        { booking: { status: { notIn: ['PENDING', 'CONFIRMED'] } } },
      ],
    },
  })
  await db().reportedWeather.deleteMany({ where: { startsAt: { lt: now() } } })
}
