import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/deliveries/policy'
import { readLicense } from '@/lib/licenses/operations/read-license'
import type { License } from '@/lib/licenses/schema'
import { db } from '@/lib/platform/db'

/** Finds the license of a delivery; null if the actor may not see the delivery. */
export function findLicense(actor: Actor, deliveryId: string): Promise<License | null> {
  return readLicense(db(), actor, { AND: [{ id: deliveryId }, visibleTo(actor)] })
}
