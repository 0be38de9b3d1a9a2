import 'server-only'
import { readSpan } from '@/lib/calendar/light/rules/visit-instants'
import {
  forecastable,
  forecastFields,
  timeOf,
  toShootForecast,
} from '@/lib/calendar/weather/queries/select-forecast'
import type { Problem } from '@/lib/calendar/weather/schema'
import { badForecastText, problemTitles } from '@/lib/calendar/weather/words'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { formatDate, timeRange } from '@/lib/platform/time/calendar-date'
import { now, zoneAbbreviation } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

type Reader = {
  userId: string
  fullName: string
  /** The disabled photographer whose shoot it is, when the reader is a colleague. */
  standInFor?: string
}
type Shoot = { id: string; address: string; date: string; startTime: string; endTime: string; zone: string }

/** Notifies both sides of a shoot whose forecast spoils its exterior photos, once for each time it has. Idempotent. */
export async function reportBadWeather(bookingId: string): Promise<void> {
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
