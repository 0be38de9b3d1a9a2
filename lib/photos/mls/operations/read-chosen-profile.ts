import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { StateCode } from '@/lib/catalog/taxes/rules/states'
import { choosable } from '@/lib/photos/mls/policy'
import { isElsewhere } from '@/lib/photos/mls/rules/boards-of-state'
import { readProfile } from '@/lib/photos/mls/rules/read-profile'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import type { Transaction } from '@/lib/platform/data/db'

/**
 * Returns the profile that a person chose last; null if they chose none, or one of a board that isn't in the property's state.
 * @param state where the property is; null if unknown
 */
export async function readChosenProfile(
  tx: Pick<Transaction, 'mlsChoice'>,
  actor: Actor,
  state: StateCode | null,
): Promise<MlsProfile | null> {
  const choice = await tx.mlsChoice.findFirst({
    where: { personId: actor.profileId, profile: choosable },
    select: {
      profile: { select: { id: true, preset: true, content: true, active: true, deletedAt: true } },
    },
  })
  const profile = choice && readProfile(choice.profile)
  return profile && state && isElsewhere(profile.area, state) ? null : profile
}
