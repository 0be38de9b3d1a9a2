import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { canEditBrokerages } from '@/lib/people/brokerages/policy'
import type { RenameBrokerage } from '@/lib/people/brokerages/schema'
import { sameNameText } from '@/lib/people/brokerages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db } from '@/lib/platform/data/db'
import { FieldError, ForbiddenError } from '@/lib/platform/errors'

/** Renames a brokerage everywhere, also on bookings that were already made. @throws NotFoundError, FieldError for a taken name */
export async function renameBrokerage(actor: Actor, { brokerageId, name }: RenameBrokerage): Promise<void> {
  if (!canEditBrokerages(actor)) throw new ForbiddenError()
  try {
    await db().$transaction(async (tx) => {
      const before = await lockBrokerage(tx, brokerageId, {})
      if (before.name === name) return
      await tx.brokerage.update({ where: { id: brokerageId }, data: { name }, select: { id: true } })
      await recordAudit(tx, actor, 'brokerage.renamed', brokerageId, { from: before.name, to: name })
    })
  } catch (error) {
    if (brokenConstraint(error)) throw new FieldError('name', sameNameText)
    throw error
  }
}
