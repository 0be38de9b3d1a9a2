import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { visibleTo } from './policy'
import type { ManagedService, OfferedService } from './schema'

const offered = {
  id: true,
  category: true,
  name: true,
  description: true,
  duration: true,
  durationMinutes: true,
  priceCents: true,
} as const

const catalogOrder = [{ position: 'asc' }, { name: 'asc' }] as const

/** Lists the active services in the catalog's order. They are the same for everyone. */
export async function listServices(): Promise<OfferedService[]> {
  return db().service.findMany({ where: { active: true }, select: offered, orderBy: [...catalogOrder] })
}

/** Lists the services with their editable values, in the catalog's order. */
export async function listManagedServices(actor: Actor): Promise<ManagedService[]> {
  const rows = await db().service.findMany({
    where: visibleTo(actor),
    select: {
      ...offered,
      currency: true,
      active: true,
      bookedServices: { select: { id: true }, take: 1 },
    },
    orderBy: [...catalogOrder],
  })
  return rows.map(({ bookedServices, ...service }) => ({ ...service, wasBooked: bookedServices.length > 0 }))
}
