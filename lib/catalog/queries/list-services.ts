import 'server-only'
import type { OfferedService } from '@/lib/catalog/schema'
import { db } from '@/lib/platform/db'
import { catalogOrder, offered } from './select-service'

/** Lists the active services in the catalog's order. They are the same for everyone. */
export async function listServices(): Promise<OfferedService[]> {
  return db().service.findMany({ where: { active: true }, select: offered, orderBy: [...catalogOrder] })
}
