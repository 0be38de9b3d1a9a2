import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import { Prisma } from '@/prisma/generated/client'
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

const accountFields = {
  id: true,
  userId: true,
  role: true,
  accountStatus: true,
  fullName: true,
  email: true,
  user: { select: { ownerEmail: true } },
} satisfies Prisma.ProfileSelect

type AccountRow = Prisma.ProfileGetPayload<{ select: typeof accountFields }>

function toAccount({ id, accountStatus, user, ...profile }: AccountRow): LockedAccount {
  return { ...profile, profileId: id, status: accountStatus, ownerEmail: user.ownerEmail }
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
  const concerned = Prisma.sql`
    user_id = ${userId}::uuid OR (role = 'PHOTOGRAPHER' AND account_status = 'ACTIVE')`
  const ids = await lockWhere(tx, 'profiles', concerned, { strength: 'NO KEY UPDATE' })
  const profiles = await tx.profile.findMany({ where: { id: { in: ids } }, select: accountFields })
  const locked = profiles.map(toAccount)
  const account = locked.find((one) => one.userId === userId)
  if (!account) throw new NotFoundError('Account not found')
  const photographers = locked.filter((account) => isPhotographer(account) && account.status === 'ACTIVE')
  return {
    account,
    isActorActive: photographers.some((one) => one.userId === actor.userId),
    otherPhotographers: photographers.filter((one) => one.userId !== userId).length,
  }
}
