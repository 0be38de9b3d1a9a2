import 'server-only'
import { daysAhead, readAgainMinutes } from '@/lib/calendar/weather/limits'
import { forecastable } from '@/lib/calendar/weather/queries/select-forecast'
import { forecastPlace, isSamePlace } from '@/lib/calendar/weather/rules/place'
import { fetchForecasts, hasWeather, maxPlaces } from '@/lib/integrations/weather'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { now, todayIn } from '@/lib/platform/time/clock'
import type { Position } from '@/lib/studio/places/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { reportBadWeather } from './report-bad-weather'

const fields = {
  id: true,
  latitude: true,
  longitude: true,
  placeSource: true,
  forecast: { select: { latitude: true, longitude: true, readAt: true } },
} satisfies Prisma.BookingSelect

type Row = Prisma.BookingGetPayload<{ select: typeof fields }>
type Due = { bookingId: string; place: Position }

/**
 * Reads the forecasts of the shoots of the next days that have none or an old one, and notifies both sides of bad ones.
 * A failed reading leaves the forecasts as they were. Idempotent.
 * @throws Error if some couldn't be read, after reading the others
 */
export async function readForecasts(): Promise<void> {
  await deletePastForecasts()
  if (!hasWeather()) return
  let failure: unknown
  for await (const due of listDue()) {
    await readAndReport(due).catch((error: unknown) => {
      failure = error
    })
  }
  if (failure) throw failure
}

/** Yields at most `maxPlaces` shoots at a time, soonest first. */
async function* listDue(): AsyncGenerator<Due[]> {
  const today = todayIn((await getStudio()).timeZone)
  const days = { gte: dateToDatabase(today), lte: dateToDatabase(addDays(today, daysAhead)) }
  for (let last: Row | undefined; ; ) {
    const rows: Row[] = await db().booking.findMany({
      where: { AND: [forecastable, { shootDate: days, latitude: { not: null } }] },
      select: fields,
      orderBy: [{ shootDate: 'asc' }, { id: 'asc' }],
      take: maxPlaces,
      ...(last && { cursor: { id: last.id }, skip: 1 }),
    })
    const due = rows.flatMap((row) => toDue(row) ?? [])
    if (due.length > 0) yield due
    if (rows.length < maxPlaces) return
    last = rows.at(-1)
  }
}

function toDue(row: Row): Due | null {
  const place = forecastPlace(row)
  if (!place) return null
  const freshSince = now().getTime() - readAgainMinutes * 60_000
  const isFresh =
    row.forecast && isSamePlace(place, row.forecast) && row.forecast.readAt.getTime() > freshSince
  return isFresh ? null : { bookingId: row.id, place }
}

async function readAndReport(due: readonly Due[]): Promise<void> {
  const places = due.map(({ place }) => place)
  const distinct = places.filter(
    (place, index) => places.findIndex((one) => isSamePlace(one, place)) === index,
  )
  const forecasts = await fetchForecasts(distinct)
  const readAt = now()
  const rows = due.map(({ bookingId, place }) => ({
    bookingId,
    ...place,
    hours: forecasts[distinct.findIndex((one) => isSamePlace(one, place))] ?? [],
    readAt,
  }))
  await db().$transaction([
    db().bookingForecast.deleteMany({ where: { bookingId: { in: due.map(({ bookingId }) => bookingId) } } }),
    db().bookingForecast.createMany({ data: rows, skipDuplicates: true }),
  ])
  for (const { bookingId } of due) await reportBadWeather(bookingId)
}

/** Deletes the forecasts of shoots that are over or won't take place, and what was reported of past times. Idempotent. */
async function deletePastForecasts(): Promise<void> {
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
