import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deliverableStatuses, preparedBy } from '@/lib/deliveries/policy'
import type { ShootToDeliver } from '@/lib/deliveries/schema/sending'
import { splitAddress } from '@/lib/platform/address'
import { dateFromDatabase, dateToDatabase, formatDate } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

const maxListed = 20

/** Lists the shoots until today that have no photos yet, of those whose photos the actor prepares; the first due first. */
export async function listShootsToDeliver(actor: Actor): Promise<ShootToDeliver[]> {
  const { timeZone } = await getStudio()
  const rows = await db().booking.findMany({
    where: {
      AND: [
        preparedBy(actor),
        {
          status: { in: [...deliverableStatuses] },
          shootDate: { lte: dateToDatabase(todayIn(timeZone)) },
          deliveries: { none: {} },
        },
      ],
    },
    select: {
      id: true,
      propertyAddress: true,
      shootDate: true,
      photosBy: true,
      photographer: { select: { fullName: true } },
      services: { select: { name: true }, orderBy: { position: 'asc' } },
    },
    orderBy: [{ photosBy: { sort: 'asc', nulls: 'last' } }, { shootDate: 'asc' }, { id: 'asc' }],
    take: maxListed,
  })
  return rows.map(({ id, propertyAddress, shootDate, photosBy, photographer, services }) => ({
    id,
    ...splitAddress(propertyAddress),
    shotOn: formatDate(dateFromDatabase(shootDate)),
    dueOn: photosBy && formatDate(dateFromDatabase(photosBy)),
    photographer: photographer.fullName,
    services: services.map(({ name }) => name),
  }))
}
