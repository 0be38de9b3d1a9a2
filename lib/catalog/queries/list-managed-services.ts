import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/catalog/policy'
import type { ManagedService } from '@/lib/catalog/schema'
import { db } from '@/lib/platform/db'
import { catalogOrder, offered } from './select-service'

/** Lists the services with their editable values, in the catalog's order. */
export async function listManagedServices(actor: Actor): Promise<ManagedService[]> {
  const rows = await db().service.findMany({
    where: visibleTo(actor),
    select: {
      ...offered,
      showsExterior: true,
      revisionRounds: true,
      extraRoundCents: true,
      currency: true,
      active: true,
      bookedServices: { select: { id: true }, take: 1 },
    },
    orderBy: [...catalogOrder],
  })
  return rows.map(({ bookedServices, ...service }) => ({ ...service, wasBooked: bookedServices.length > 0 }))
}
