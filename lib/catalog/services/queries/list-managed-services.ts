import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/catalog/services/policy'
import { toLinkedIds } from '@/lib/catalog/services/rules/services'
import type { ManagedService } from '@/lib/catalog/services/schema/editing'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
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
        shots: true,
        active: true,
        importId: true,
      },
      orderBy: [...catalogOrder],
    }),
    readBooked(),
  ])
  const bookedIds = new Set(booked.map(({ id }) => id))
  return rows.map(({ importId, ...service }) => ({
    ...service,
    isImported: importId !== null,
    linkedIds: toLinkedIds(service.links),
    wasBooked: bookedIds.has(service.id),
  }))
}

/** Reads the ids of the services that were ever booked. Prisma would read every booking of every service. */
function readBooked() {
  return queryBuilder(db())
    .selectFrom('services as s')
    .select('s.id')
    .where((eb) =>
      eb.exists(eb.selectFrom('booked_services as b').select('b.id').whereRef('b.serviceId', '=', 's.id')),
    )
    .execute()
}
