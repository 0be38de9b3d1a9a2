import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { canEditBrokerages } from '@/lib/people/brokerages/policy'
import { hasBookingsText } from '@/lib/people/brokerages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'

/** Deletes a brokerage with its members, invitations, and prices. @throws NotFoundError; AppError `conflict` if it has bookings */
export async function deleteBrokerage(actor: Actor, brokerageId: string): Promise<void> {
  if (!canEditBrokerages(actor)) throw new ForbiddenError()
  try {
    await db().$transaction(async (tx) => {
      const { name } = await lockBrokerage(tx, brokerageId, {})
      await tx.brokerage.delete({ where: { id: brokerageId }, select: { id: true } })
      await recordAudit(tx, actor, 'brokerage.deleted', brokerageId, { name })
    })
  } catch (error) {
    // Its bookings refer to it.
    if (brokenConstraint(error)) throw new AppError('conflict', hasBookingsText)
    throw error
  }
}
