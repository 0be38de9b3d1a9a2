import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unexpiredReadableBy } from '@/lib/deliveries/policy'
import { readLicense } from '@/lib/licenses/operations/read-license'
import type { License } from '@/lib/licenses/schema'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Finds the license that a client has.
 * @throws NotFoundError if the actor can't see the delivery, it has expired for them, or it isn't paid for
 */
export async function findGrantedLicense(actor: Actor, deliveryId: string): Promise<License> {
  const { timeZone } = await getStudio()
  const where = { AND: [{ id: deliveryId }, unexpiredReadableBy(actor, todayIn(timeZone))] }
  const license = await readLicense(db(), actor, where)
  if (!license?.startsOn) throw new NotFoundError('License not found')
  return license
}
