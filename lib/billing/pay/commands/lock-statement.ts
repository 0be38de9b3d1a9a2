import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManagePay, statementsVisibleTo } from '@/lib/billing/pay/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'

/** Locks an approved statement and returns it. @throws ForbiddenError for everyone but the owner, NotFoundError */
export async function lockStatement(tx: Transaction, actor: Actor, statementId: string) {
  if (!canManagePay(actor)) throw new ForbiddenError()
  await lockRow(tx, 'pay_statements', statementId)
  const statement = await tx.payStatement.findFirst({
    where: { AND: [{ id: statementId }, statementsVisibleTo(actor)] },
    select: {
      id: true,
      totalCents: true,
      currency: true,
      startsOn: true,
      endsOn: true,
      paidOn: true,
      photographer: { select: { id: true, userId: true, fullName: true } },
    },
  })
  if (!statement) throw new NotFoundError('Statement not found')
  return statement
}
