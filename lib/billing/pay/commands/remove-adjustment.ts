import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockPayee } from '@/lib/billing/pay/operations/lock-payee'
import { canManagePay, payVisibleTo } from '@/lib/billing/pay/policy'
import { onStatementText } from '@/lib/billing/pay/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'

/**
 * Removes an adjustment that isn't on an approved statement.
 * @throws ForbiddenError for everyone but the owner; NotFoundError; AppError `conflict` if it is on a statement
 */
export async function removeAdjustment(actor: Actor, adjustmentId: string): Promise<void> {
  if (!canManagePay(actor)) throw new ForbiddenError()
  const where = { AND: [{ id: adjustmentId }, { photographer: payVisibleTo(actor) }] }
  await db().$transaction(async (tx) => {
    const found = await tx.payAdjustment.findFirst({ where, select: { photographerId: true } })
    if (!found) throw new NotFoundError()
    await lockPayee(tx, actor, found.photographerId)
    const adjustment = await tx.payAdjustment.findFirst({
      where,
      select: { amountCents: true, currency: true, reason: true, line: { select: { id: true } } },
    })
    if (!adjustment) throw new NotFoundError()
    const { line, ...details } = adjustment
    if (line) throw new AppError('conflict', onStatementText)
    await tx.payAdjustment.delete({ where: { id: adjustmentId }, select: { id: true } })
    await recordAudit(tx, actor, 'pay.adjustment-removed', found.photographerId, details)
  })
}
