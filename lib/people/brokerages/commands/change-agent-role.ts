import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { canEditBrokerages, managedBy } from '@/lib/people/brokerages/policy'
import { losesLastAdmin } from '@/lib/people/brokerages/rules/admins'
import type { ChangeAgentRole } from '@/lib/people/brokerages/schema'
import { lastAdminText, memberGoneText } from '@/lib/people/brokerages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'

/** Makes a member an admin, or an admin a member. Idempotent. @throws NotFoundError; AppError `conflict` for the last admin */
export async function changeAgentRole(
  actor: Actor,
  { brokerageId, clientId, role }: ChangeAgentRole,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockBrokerage(tx, brokerageId, managedBy(actor))
    const members = await tx.brokerageMember.findMany({
      where: { brokerageId },
      select: { clientId: true, role: true },
    })
    const member = members.find((one) => one.clientId === clientId)
    if (!member) throw new NotFoundError(memberGoneText)
    if (member.role === role) return
    const byStudio = canEditBrokerages(actor)
    if (losesLastAdmin(members, { clientId, role, byStudio })) throw new AppError('conflict', lastAdminText)
    await tx.brokerageMember.update({ where: { clientId }, data: { role }, select: { clientId: true } })
    await recordAudit(tx, actor, 'brokerage.role-changed', brokerageId, {
      clientId,
      from: member.role,
      to: role,
    })
  })
}
