import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { canEditBrokerages, managedBy } from '@/lib/people/brokerages/policy'
import { losesLastAdmin } from '@/lib/people/brokerages/rules/admins'
import type { OneAgent } from '@/lib/people/brokerages/schema'
import { brokerageNotifications, lastAdminText, memberGoneText } from '@/lib/people/brokerages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { notify } from '@/lib/studio/notifications/operations/notify'

/** Removes a member and notifies them. @throws NotFoundError; AppError `conflict` for the last admin */
export async function removeAgent(actor: Actor, { brokerageId, clientId }: OneAgent): Promise<void> {
  await db().$transaction(async (tx) => {
    const { name } = await lockBrokerage(tx, brokerageId, managedBy(actor))
    const userId = await removeMember(tx, actor, { brokerageId, clientId })
    if (clientId === actor.profileId) return
    await notify(tx, {
      userId,
      ...brokerageNotifications.removed(name),
      type: 'INFO',
      details: { brokerage_id: brokerageId },
    })
  })
}

/** Takes the actor out of their brokerage. @throws NotFoundError; AppError `conflict` for the last admin */
export async function leaveBrokerage(actor: Actor, brokerageId: string): Promise<void> {
  const { profileId: clientId } = actor
  await db().$transaction(async (tx) => {
    await lockBrokerage(tx, brokerageId, { members: { some: { clientId } } })
    await removeMember(tx, actor, { brokerageId, clientId })
  })
}

/** Returns the user who was removed. Call it with the brokerage locked. */
async function removeMember(
  tx: Transaction,
  actor: Actor,
  { brokerageId, clientId }: OneAgent,
): Promise<string> {
  const members = await tx.brokerageMember.findMany({
    where: { brokerageId },
    select: { clientId: true, role: true, client: { select: { userId: true } } },
  })
  const member = members.find((one) => one.clientId === clientId)
  if (!member) throw new NotFoundError(memberGoneText)
  const byStudio = canEditBrokerages(actor)
  if (losesLastAdmin(members, { clientId, role: null, byStudio }))
    throw new AppError('conflict', lastAdminText)
  await tx.brokerageMember.delete({ where: { clientId }, select: { clientId: true } })
  await recordAudit(tx, actor, 'brokerage.left', brokerageId, { clientId })
  return member.client.userId
}
