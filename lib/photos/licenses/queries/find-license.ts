import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { readableBy } from '@/lib/photos/deliveries/policy'
import { readLicense } from '@/lib/photos/licenses/operations/read-license'
import type { License } from '@/lib/photos/licenses/schema'
import { db } from '@/lib/platform/data/db'

/** Finds the license of a delivery; null if the actor may not see the delivery or its license. */
export async function findLicense(actor: Actor, deliveryId: string): Promise<License | null> {
  if (!can(actor, 'open-licenses')) return null
  return readLicense(db(), actor, { AND: [{ id: deliveryId }, readableBy(actor)] })
}
