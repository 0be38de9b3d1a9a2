import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { OwnProfile, UpdateProfileInput } from '@/lib/people/accounts/schema/profile'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { EditConflictError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'

const select = { fullName: true, phone: true, company: true } as const

type SavedProfile = Pick<OwnProfile, 'fullName' | 'phone' | 'company'>

/**
 * Updates the actor's own name, phone, and company. Returns them as saved.
 * @throws AppError `conflict` if they were changed since editing began, such as in another tab
 */
export async function updateProfile(actor: Actor, input: UpdateProfileInput): Promise<SavedProfile> {
  const { seen, ...changed } = input
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'profiles', actor.profileId)
    const where = { id: actor.profileId }
    const before = await tx.profile.findUniqueOrThrow({ where, select })
    if (editKey(before) !== seen) throw new EditConflictError()
    return tx.profile.update({ where, data: changed, select })
  })
}
