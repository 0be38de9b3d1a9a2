import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { choosable } from '@/lib/photos/mls/policy'
import { findMlsDelivery, type MlsDelivery } from '@/lib/photos/mls/queries/find-mls-delivery'
import { profileFields } from '@/lib/photos/mls/queries/select-profile'
import { readProfile, sortProfiles } from '@/lib/photos/mls/rules/read-profile'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { db } from '@/lib/platform/data/db'

export type MlsPage = {
  delivery: MlsDelivery
  /** Those that can be chosen. */
  profiles: Pick<MlsProfile, 'id' | 'name' | 'area'>[]
  chosen: MlsProfile
}

/**
 * Reads what the page needs to prepare a delivery for a board: the wanted profile, else the one that the person chose last,
 * else the universal one. Null if the actor may not open the photos.
 */
export async function readMlsPage(
  actor: Actor,
  wanted: { deliveryId: string; bookingId?: string; profileId?: string },
): Promise<MlsPage | null> {
  const delivery = await findMlsDelivery(actor, wanted)
  if (!delivery) return null
  const [rows, last] = await Promise.all([
    db().mlsProfile.findMany({ where: choosable, select: profileFields }),
    db().mlsChoice.findUnique({ where: { personId: actor.profileId }, select: { profileId: true } }),
  ])
  const profiles = sortProfiles(rows.flatMap((row) => readProfile(row) ?? []))
  const byId = (profileId: string | undefined) => profiles.find(({ id }) => id === profileId)
  const chosen = byId(wanted.profileId) ?? byId(last?.profileId) ?? profiles[0]
  return chosen
    ? { delivery, profiles: profiles.map(({ id, name, area }) => ({ id, name, area })), chosen }
    : null
}
