import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/catalog/policy'
import { toLinkedIds } from '@/lib/catalog/rules/services'
import type { ManagedService } from '@/lib/catalog/schema'
import { db } from '@/lib/platform/db'
import { queryBuilder } from '@/lib/platform/query-builder'
import { catalogOrder, offered } from './select-service'

/** Lists the services with their editable values, in the catalog's order. */
export async function listManagedServices(actor: Actor): Promise<ManagedService[]> {
  const [rows, booked] = await Promise.all([
    db().service.findMany({
      where: visibleTo(actor),
      select: {
        ...offered,
        showsExterior: true,
        revisionRounds: true,
        extraRoundCents: true,
        currency: true,
        active: true,
      },
      orderBy: [...catalogOrder],
    }),
    listBookedIds(),
  ])
  return rows.map((service) => ({
    ...service,
    linkedIds: toLinkedIds(service.links),
    wasBooked: booked.has(service.id),
  }))
}

/** Returns the ids of the services that were ever booked. Prisma would read every booking of every service. */
async function listBookedIds(): Promise<Set<string>> {
  const rows = await queryBuilder(db())
    .selectFrom('services as s')
    .select('s.id')
    .where((eb) =>
      eb.exists(eb.selectFrom('booked_services as b').select('b.id').whereRef('b.serviceId', '=', 's.id')),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
