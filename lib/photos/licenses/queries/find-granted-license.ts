import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findLicense } from '@/lib/photos/licenses/queries/find-license'
import type { License } from '@/lib/photos/licenses/schema'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Finds the license that a client has. It outlasts the gallery.
 * @throws NotFoundError if the actor can't see the delivery or its license, or it isn't paid for
 */
export async function findGrantedLicense(actor: Actor, deliveryId: string): Promise<License> {
  const license = await findLicense(actor, deliveryId)
  if (!license?.startsOn) throw new NotFoundError('License not found')
  return license
}
