import 'server-only'
import { isOwnerEmail } from '@/lib/auth/owner'
import { recordAudit } from '@/lib/platform/audit'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'

/**
 * Notes that the account's mailbox was proven, if it was not yet. The owner's account becomes an active photographer's,
 * which the audit log tells.
 */
export async function confirmAddress(tx: Transaction, userId: string): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: now() },
  })
  if (count > 0) await promoteOwner(tx, userId)
}

async function promoteOwner(tx: Transaction, userId: string): Promise<void> {
  const { id, email } = await tx.profile.findUniqueOrThrow({
    where: { userId },
    select: { id: true, email: true },
  })
  if (!isOwnerEmail(email)) return
  await tx.profile.update({ where: { id }, data: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' } })
  await recordAudit(tx, { actorId: id, action: 'owner.confirmed', subject: 'user', subjectId: userId })
}
