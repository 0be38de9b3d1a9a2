import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import type { Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { AccountStatus, Role } from '@/prisma/generated/enums'

/** An account before its status changes. */
export type LockedAccount = {
  userId: string
  profileId: string
  role: Role
  status: AccountStatus
  fullName: string
  email: string
  /** See `isOwner`. */
  ownerEmail: string | null
}

/**
 * Locks an account and every active photographer's until the transaction ends, in id order to avoid deadlocks. This is
 * also the lock of a photographer's calendar, so no booking is created while its photographer's status changes.
 * @throws NotFoundError
 */
export async function lockAccounts(
  tx: Transaction,
  actor: Actor,
  userId: string,
): Promise<{ account: LockedAccount; isActorActive: boolean; otherPhotographers: number }> {
  const locked = await tx.$queryRaw<LockedAccount[]>`
    SELECT user_id AS "userId", id AS "profileId", role, account_status AS status, full_name AS "fullName",
      email::text AS email,
      (SELECT owner_email::text FROM users WHERE users.id = profiles.user_id) AS "ownerEmail"
    FROM profiles
    WHERE user_id = ${userId}::uuid OR (role = 'PHOTOGRAPHER' AND account_status = 'ACTIVE')
    ORDER BY id
    FOR NO KEY UPDATE`
  const account = locked.find((one) => one.userId === userId)
  if (!account) throw new NotFoundError('Account not found')
  const photographers = locked.filter((account) => isPhotographer(account) && account.status === 'ACTIVE')
  return {
    account,
    isActorActive: photographers.some((one) => one.userId === actor.userId),
    otherPhotographers: photographers.filter((one) => one.userId !== userId).length,
  }
}
