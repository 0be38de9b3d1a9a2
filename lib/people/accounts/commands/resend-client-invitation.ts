import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { invitationLimit, resendInvitationLimit } from '@/lib/people/accounts/limits'
import { queueClientInvitation } from '@/lib/people/accounts/operations/queue-client-invitation'
import { canInviteClients } from '@/lib/people/accounts/policy'
import { invitationErrors } from '@/lib/people/accounts/words/clients'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { AppError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { Prisma } from '@/prisma/generated/client'

/**
 * Emails an invited client a new link. Earlier ones stop working.
 * @throws NotFoundError for anyone but an invited client, AppError `conflict` when they have already chosen a password,
 * `forbidden`, `too-many-requests`
 */
export async function resendClientInvitation(actor: Actor, clientId: string): Promise<void> {
  if (!canInviteClients(actor)) throw new ForbiddenError()
  await consumeAttempt(invitationLimit, actor.profileId)
  await consumeAttempt(resendInvitationLimit, clientId)
  await db().$transaction(async (tx) => {
    await lockWhere(tx, 'users', Prisma.sql`id = (SELECT user_id FROM profiles WHERE id = ${clientId}::uuid)`)
    const client = await tx.profile.findFirst({
      where: { id: clientId, role: 'CLIENT', accountStatus: 'ACTIVE', user: { invitedAt: { not: null } } },
      select: { fullName: true, user: { select: { id: true, email: true, emailVerifiedAt: true } } },
    })
    if (!client) throw new NotFoundError()
    const { id, email, emailVerifiedAt } = client.user
    if (emailVerifiedAt) throw new AppError('conflict', invitationErrors.joined)
    await queueClientInvitation(tx, { id, email, fullName: client.fullName }, actor.fullName)
    await recordAudit(tx, actor, 'invitation.sent', id)
  })
}
