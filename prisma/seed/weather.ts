import { forecastPlace } from '@/lib/calendar/weather/rules/place'
import { env } from '@/lib/platform/environment/env'
import { addJob } from '@/lib/platform/jobs/queue'
import { addDays, dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

/** Sets the sandbox to rain on the demo client's next shoot, so that the demo shows a bad forecast. */
export async function seedWeather(
  database: PrismaClient,
  { clientId, timeZone }: { clientId: string; timeZone: string },
): Promise<void> {
  const { WEATHER_URL, CALENDAR_SANDBOX_URL } = env()
  if (!WEATHER_URL || new URL(WEATHER_URL).origin !== CALENDAR_SANDBOX_URL) return
  const shoot = await database.booking.findFirst({
    where: {
      clientId,
      status: 'CONFIRMED',
      shootDate: {
        gte: new Date(addDays(todayIn(timeZone), 1)),
        lte: new Date(addDays(todayIn(timeZone), 7)),
      },
      services: { some: { showsExterior: true } },
    },
    orderBy: { shootDate: 'asc' },
  })
  const place = shoot && forecastPlace(shoot)
  if (!place) return
  const at = (time: string) => instantOf(dateFromDatabase(shoot.shootDate), time, timeZone).getTime() / 1000
  await fetch(new URL('/_sandbox/weather', WEATHER_URL), {
    method: 'POST',
    body: JSON.stringify({ ...place, from: at('08:00'), until: at('17:00'), weather: 'rain' }),
  })
  await addJob(database, 'read-forecasts', {})
}
