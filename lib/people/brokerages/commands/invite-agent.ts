import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { invitationDays, inviteLimit, maxInvitations } from '@/lib/people/brokerages/limits'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { managedBy } from '@/lib/people/brokerages/policy'
import type { InviteAgent } from '@/lib/people/brokerages/schema'
import {
  alreadyMemberText,
  brokerageNotifications,
  tooManyInvitationsText,
} from '@/lib/people/brokerages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError, FieldError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { notify } from '@/lib/studio/notifications/operations/notify'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Invites someone to a brokerage by email, or invites them again. Whoever has a verified account with the address can then
 * join. The result doesn't reveal whether there is such an account.
 * @throws NotFoundError for a brokerage that the actor doesn't manage; FieldError for a member; AppError `conflict`,
 * `too-many-requests`
 */
export async function inviteAgent(actor: Actor, input: InviteAgent): Promise<{ email: string }> {
  await consumeAttempt(inviteLimit, actor.profileId)
  const { brokerageId, email, role } = input
  await db().$transaction(async (tx) => {
    const brokerage = await lockBrokerage(tx, brokerageId, managedBy(actor))
    if ((await tx.brokerageMember.count({ where: { brokerageId, client: { email } } })) > 0)
      throw new FieldError('email', alreadyMemberText)
    const others = { brokerageId, email: { not: email } }
    if ((await tx.brokerageInvitation.count({ where: others })) >= maxInvitations)
      throw new AppError('conflict', tooManyInvitationsText)
    const sentAt = now()
    const sent = { role, invitedById: actor.profileId, sentAt }
    const invitation = { ...sent, expiresAt: new Date(sentAt.getTime() + invitationDays * dayMs) }
    await tx.brokerageInvitation.upsert({
      where: { brokerageId_email: { brokerageId, email } },
      create: { brokerageId, email, ...invitation },
      update: invitation,
      select: { id: true },
    })
    await recordAudit(tx, actor, 'brokerage.agent-invited', brokerageId, { role })
    await announce(tx, actor, { ...brokerage, email })
  })
  return { email }
}

/** Emails the invitation, and notifies the client who has the address. */
async function announce(
  tx: Transaction,
  actor: Actor,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  const byName = actor.fullName
  const client = await tx.profile.findFirst({
    where: { email, role: 'CLIENT', accountStatus: 'ACTIVE', user: { emailVerifiedAt: { not: null } } },
    select: { userId: true },
  })
  if (client) {
    const { title, message } = brokerageNotifications.invited(name, byName)
    const details = { brokerage_id: id, inviting_brokerage_id: id, user_id: actor.userId }
    await notify(tx, { userId: client.userId, title, message, type: 'INFO', details })
  }
  await queueMail(tx, {
    to: email,
    template: 'brokerage-invited',
    props: { byName, brokerageName: name, link: `${env().APP_URL}/brokerage` },
  })
}
