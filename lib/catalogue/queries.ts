import 'server-only'
import { db } from '@/lib/platform/db'
import type { OfferedService } from './schema'

/** The services offered today, in the catalogue's order. They are the same for everyone. */
export async function listServices(): Promise<OfferedService[]> {
  return db().service.findMany({
    where: { active: true },
    select: { id: true, category: true, name: true, description: true, duration: true, priceCents: true },
    orderBy: [{ sort: 'asc' }, { name: 'asc' }],
  })
}
