import 'server-only'
import { readSpan } from '@/lib/calendar/light/rules/visit-instants'
import { daysAhead, readAgainMinutes } from '@/lib/calendar/weather/limits'
import {
  forecastable,
  forecastFields,
  timeOf,
  toShootForecast,
} from '@/lib/calendar/weather/queries/select-forecast'
import { forecastPlace, isSamePlace } from '@/lib/calendar/weather/rules/place'
import type { Problem } from '@/lib/calendar/weather/schema'
import { badForecastText, problemTitles } from '@/lib/calendar/weather/words'
import { fetchForecasts, hasWeather, maxPlaces } from '@/lib/integrations/weather'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { addDays, dateToDatabase, formatDate, timeRange } from '@/lib/platform/time/calendar-date'
import { now, todayIn, zoneAbbreviation } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import type { Position } from '@/lib/studio/places/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

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

/** Notifies both sides of a shoot whose forecast spoils its exterior photos, once for each time it has. Idempotent. */
async function reportBadWeather(bookingId: string): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    // Nobody moves or cancels the shoot while it's reported.
    if (!(await lockRow(tx, 'bookings', bookingId, 'SHARE'))) return
    const row = await tx.booking.findFirst({
      where: { AND: [{ id: bookingId }, forecastable] },
      select: {
        ...forecastFields,
        propertyAddress: true,
        photographer: { select: { id: true, fullName: true } },
        client: { select: { userId: true, fullName: true } },
      },
    })
    const forecast = row && toShootForecast(row, now(), timeZone)
    if (!row || !forecast?.problem) return
    const time = timeOf(row)
    const zone = zoneAbbreviation(time.date, timeZone)
    const shoot = { id: row.id, address: row.propertyAddress, ...time, zone }
    const startsAt = readSpan(shoot, timeZone).start
    const { count } = await tx.reportedWeather.createMany({
      data: { bookingId, startsAt },
      skipDuplicates: true,
    })
    if (count === 0) return
    const news = { problem: forecast.problem, text: forecast.text }
    await notifyReader(tx, row.client, 'client', shoot, news)
    const { id, fullName } = row.photographer
    for (const colleague of await findResponsiblePhotographers(tx, [id])) {
      const reader = colleague.id === id ? colleague : { ...colleague, standInFor: fullName }
      await notifyReader(tx, reader, 'photographer', shoot, news)
    }
  })
}

type Reader = {
  userId: string
  fullName: string
  /** The disabled photographer whose shoot it is, when the reader is a colleague. */
  standInFor?: string
}

type Shoot = { id: string; address: string; date: string; startTime: string; endTime: string; zone: string }

async function notifyReader(
  tx: Transaction,
  { userId, fullName, standInFor }: Reader,
  reader: 'client' | 'photographer',
  shoot: Shoot,
  { problem, text }: { problem: Problem; text: string },
): Promise<void> {
  await notify(
    tx,
    {
      userId,
      title: problemTitles[problem],
      message: badForecastText(shoot, text),
      type: 'WARNING',
      action: 'view_booking',
      bookingId: shoot.id,
    },
    {
      kind: 'booking',
      template: 'bad-forecast',
      props: {
        reader,
        fullName,
        ...(standInFor && { standInFor }),
        problem,
        forecast: text,
        address: shoot.address,
        date: formatDate(shoot.date),
        time: `${timeRange(shoot)} ${shoot.zone}`,
        link: `${env().APP_URL}/book?reschedule=${shoot.id}`,
      },
    },
  )
}
