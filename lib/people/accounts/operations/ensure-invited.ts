import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { hashUnknownPassword } from '@/lib/auth/password'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { Prisma } from '@/prisma/generated/client'
import { queueClientInvitation } from './queue-client-invitation'

/**
 * Invites a client who signed up and never verified the address: anyone could have typed it, so the account loses its
 * password and links before it gets a booking. Changes nothing for a verified or invited client. Locks the user.
 */
export async function ensureInvited(tx: Transaction, actor: Actor, profileId: string): Promise<void> {
  await lockWhere(tx, 'users', Prisma.sql`id = (SELECT user_id FROM profiles WHERE id = ${profileId}::uuid)`)
  const { fullName, user } = await tx.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: {
      fullName: true,
      user: { select: { id: true, email: true, emailVerifiedAt: true, invitedAt: true } },
    },
  })
  if (user.emailVerifiedAt || user.invitedAt) return
  await tx.accountToken.deleteMany({ where: { userId: user.id } })
  await tx.user.update({
    where: { id: user.id },
    data: { passwordHash: await hashUnknownPassword(), sessionVersion: { increment: 1 } },
    select: { id: true },
  })
  await queueClientInvitation(tx, { id: user.id, email: user.email, fullName }, actor.fullName)
  await recordAudit(tx, actor, 'invitation.sent', user.id)
}
