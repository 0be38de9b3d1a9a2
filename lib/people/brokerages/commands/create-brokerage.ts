import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canEditBrokerages } from '@/lib/people/brokerages/policy'
import { sameNameText } from '@/lib/people/brokerages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db } from '@/lib/platform/data/db'
import { FieldError, ForbiddenError } from '@/lib/platform/errors'

/** Creates a brokerage without members. @throws FieldError for a name that another one has */
export async function createBrokerage(actor: Actor, name: string): Promise<{ brokerageId: string }> {
  if (!canEditBrokerages(actor)) throw new ForbiddenError()
  try {
    return await db().$transaction(async (tx) => {
      const { id } = await tx.brokerage.create({ data: { name }, select: { id: true } })
      await recordAudit(tx, actor, 'brokerage.created', id, { name })
      return { brokerageId: id }
    })
  } catch (error) {
    if (brokenConstraint(error)) throw new FieldError('name', sameNameText)
    throw error
  }
}
