import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageProfiles, choosable } from '@/lib/photos/mls/policy'
import { findMlsDelivery, type MlsDelivery } from '@/lib/photos/mls/queries/find-mls-delivery'
import { profileFields } from '@/lib/photos/mls/queries/select-profile'
import { splitByState } from '@/lib/photos/mls/rules/boards-of-state'
import { readProfile, sortProfiles } from '@/lib/photos/mls/rules/read-profile'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { db } from '@/lib/platform/data/db'

export type MlsPage = {
  delivery: MlsDelivery
  /** Those that can be chosen, the ones of the property's state and the universal one first. */
  profiles: (Pick<MlsProfile, 'id' | 'name' | 'area'> & { isNear: boolean })[]
  chosen: MlsProfile
  /** Whether the person chose a profile before. */
  isRemembered: boolean
  /** Whether the person may edit profiles. */
  canEdit: boolean
}

/**
 * Reads what is needed to prepare a delivery for a board: the wanted profile, else the one that the person chose last, else
 * the universal one. Null if the actor may not open the photos.
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
  const remembered = byId(last?.profileId)
  const chosen = byId(wanted.profileId) ?? remembered ?? profiles[0]
  if (!chosen) return null
  const { near, others } = splitByState(profiles, delivery.state)
  const listed = (isNear: boolean) => (profile: MlsProfile) => {
    const { id, name, area } = profile
    return { id, name, area, isNear }
  }
  return {
    delivery,
    profiles: [...near.map(listed(true)), ...others.map(listed(false))],
    chosen,
    isRemembered: remembered !== undefined,
    canEdit: canManageProfiles(actor),
  }
}
