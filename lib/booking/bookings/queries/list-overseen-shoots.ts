import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { overseenBy } from '@/lib/booking/bookings/policy'
import type { OverseenShoot } from '@/lib/booking/bookings/schema/listing'
import { db } from '@/lib/platform/data/db'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { soonestFirst } from './read-page'

/** A brokerage has fewer shoots in a month. */
const maxShoots = 300

/** Lists the shoots between two days that the actor oversees as an admin of a brokerage, without canceled ones, earliest first. */
export async function listOverseenShoots(
  actor: Actor,
  { startsOn, endsOn }: { startsOn: CalendarDate; endsOn: CalendarDate },
): Promise<OverseenShoot[]> {
  const rows = await db().booking.findMany({
    where: {
      AND: [
        overseenBy(actor),
        { shootDate: { gte: dateToDatabase(startsOn), lte: dateToDatabase(endsOn) } },
        { status: { not: 'CANCELLED' } },
      ],
    },
    select: {
      id: true,
      propertyAddress: true,
      shootDate: true,
      status: true,
      totalAmountCents: true,
      currency: true,
      client: { select: { id: true, fullName: true, avatarFileId: true } },
      services: { select: { name: true } },
    },
    orderBy: soonestFirst,
    take: maxShoots,
  })
  return rows.map(({ propertyAddress, shootDate, totalAmountCents, client, services, ...row }) => ({
    ...row,
    address: propertyAddress,
    date: dateFromDatabase(shootDate),
    cents: totalAmountCents,
    services: services.map(({ name }) => name),
    client: { id: client.id, fullName: client.fullName, avatarUrl: avatarAddress(client.avatarFileId) },
  }))
}
