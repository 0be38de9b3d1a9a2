import 'server-only'
import { turnaroundSample } from '@/lib/bookings/limits'
import { chooseTurnaround } from '@/lib/bookings/rules/turnaround'
import type { Turnaround } from '@/lib/bookings/schema'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import { instantOf, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Studio } from '@/lib/studio/queries/get-studio'

const [hour, day] = [3_600_000, 86_400_000]

/** Returns the studio's turnaround: what it promises, or the median of its recent shoots if that is longer. */
export async function readTurnaround({
  timeZone,
  turnaroundHours,
}: Pick<Studio, 'timeZone' | 'turnaroundHours'>): Promise<Turnaround> {
  const deliveries = await db().mediaDelivery.findMany({
    where: { uploadedAt: { gte: new Date(now().getTime() - turnaroundSample.days * day) } },
    select: {
      id: true,
      uploadedAt: true,
      booking: {
        select: {
          shootDate: true,
          shootEndTime: true,
          deliveries: { select: { id: true }, orderBy: { uploadedAt: 'asc' }, take: 1 },
        },
      },
    },
    orderBy: { uploadedAt: 'desc' },
    take: turnaroundSample.max,
  })
  // Photos sent later add to a delivery that the client already had.
  const first = deliveries.filter(({ id, booking }) => booking.deliveries[0]?.id === id)
  const hours = first.map(({ uploadedAt, booking: { shootDate, shootEndTime } }) => {
    const end = instantOf(dateFromDatabase(shootDate), timeFromDatabase(shootEndTime), timeZone)
    return (uploadedAt.getTime() - end.getTime()) / hour
  })
  return chooseTurnaround(turnaroundHours, hours)
}
