import 'server-only'
import { readSpan } from '@/lib/calendar/light/rules/visit-instants'
import type { Visit } from '@/lib/calendar/light/schema'
import { findProblem } from '@/lib/calendar/weather/rules/exterior'
import { summarizeVisit } from '@/lib/calendar/weather/rules/forecast'
import { forecastInWords } from '@/lib/calendar/weather/words'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { droneOf, forecastable, forecastFields, readHours } from './select-forecast'

/**
 * Returns those of the visits whose forecast is good for a booking's exterior photos, with the forecast in words.
 * @param where limits it to a booking that the actor may see
 */
export async function listGoodTimes<V extends Visit>(
  where: Prisma.BookingWhereInput,
  visits: readonly V[],
): Promise<(V & { text: string })[]> {
  const row = await db().booking.findFirst({
    where: { AND: [where, forecastable] },
    select: forecastFields,
  })
  const hours = row && readHours(row)
  if (!hours) return []
  const { timeZone } = await getStudio()
  return visits.flatMap((visit) => {
    const { start, end } = readSpan(visit, timeZone)
    const forecast = summarizeVisit(hours, { startsAt: start, endsAt: end })
    if (!forecast || findProblem(forecast, droneOf(row))) return []
    return [{ ...visit, text: forecastInWords(forecast) }]
  })
}
