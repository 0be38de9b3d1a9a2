import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { maxMembers } from '@/lib/people/brokerages/limits'
import { markInvitationRead } from '@/lib/people/brokerages/operations/delete-invitation'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { offersFor } from '@/lib/people/brokerages/operations/offers-for'
import { domainOf } from '@/lib/people/brokerages/rules/domains'
import {
  brokerageNotifications,
  offerGoneText,
  otherMemberText,
  tooManyMembersText,
} from '@/lib/people/brokerages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { notify } from '@/lib/studio/notifications/operations/notify'
import type { BrokerageRole } from '@/prisma/generated/enums'

/**
 * Makes a client a member of a brokerage that invited them, or for which the domain of their verified email address was
 * approved. Idempotent. Locks their profile and the brokerage.
 * @throws NotFoundError; AppError `conflict` without such an offer, and for a member of another brokerage
 */
export async function joinBrokerage(actor: Actor, brokerageId: string): Promise<void> {
  if (!mayEnter('client', actor)) throw new ForbiddenError()
  const { profileId: clientId } = actor
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'profiles', clientId, 'NO KEY UPDATE')
    const { name } = await lockBrokerage(tx, brokerageId, {})
    const present = await tx.brokerageMember.findUnique({
      where: { clientId },
      select: { brokerageId: true },
    })
    if (present?.brokerageId === brokerageId) return
    if (present) throw new AppError('conflict', otherMemberText)
    const role = await findOfferedRole(tx, actor, brokerageId)
    if (!role) throw new AppError('conflict', offerGoneText)
    const members = await tx.brokerageMember.findMany({
      where: { brokerageId },
      select: { role: true, client: { select: { userId: true } } },
    })
    if (members.length >= maxMembers) throw new AppError('conflict', tooManyMembersText)
    await tx.brokerageMember.create({ data: { clientId, brokerageId, role }, select: { clientId: true } })
    await tx.brokerageInvitation.deleteMany({ where: { brokerageId, email: actor.email } })
    await markInvitationRead(tx, { brokerageId, email: actor.email })
    await recordAudit(tx, actor, 'brokerage.joined', brokerageId, { clientId, role })
    const news = brokerageNotifications.joined(name, actor.fullName)
    const details = { brokerage_id: brokerageId, user_id: actor.userId }
    for (const { client } of members.filter((member) => member.role === 'ADMIN'))
      await notify(tx, { userId: client.userId, ...news, type: 'INFO', details })
  })
}

/** Returns the role in which the client may join; null if they may not. */
async function findOfferedRole(
  tx: Transaction,
  actor: Actor,
  brokerageId: string,
): Promise<BrokerageRole | null> {
  const verified = { id: actor.userId, email: actor.email, emailVerifiedAt: { not: null } }
  if ((await tx.user.count({ where: verified })) === 0) return null
  const invitation = await tx.brokerageInvitation.findFirst({
    where: { AND: [{ brokerageId }, offersFor(actor)] },
    select: { role: true },
  })
  if (invitation) return invitation.role
  const domain = { brokerageId, domain: domainOf(actor.email) }
  return (await tx.brokerageDomain.count({ where: domain })) > 0 ? 'MEMBER' : null
}
