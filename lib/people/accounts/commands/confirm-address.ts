import 'server-only'
import { isOwnerEmail } from '@/lib/auth/owner'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { raise } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'

/**
 * Marks the account's email address as verified. On the first verification, makes the owner's account an active
 * photographer and records it in the audit log. Idempotent.
 */
export async function confirmAddress(tx: Transaction, userId: string): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: now() },
  })
  if (count === 0) return
  await promoteOwner(tx, userId)
  await raise(tx, 'account.verified', { userId })
}

async function promoteOwner(tx: Transaction, userId: string): Promise<void> {
  const { id, email } = await tx.profile.findUniqueOrThrow({
    where: { userId },
    select: { id: true, email: true },
  })
  if (!isOwnerEmail(email)) return
  await tx.profile.update({ where: { id }, data: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' } })
  await recordAudit(tx, { profileId: id }, 'owner.confirmed', userId)
}
