import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type LockedStatement, lockStatement } from '@/lib/billing/statements/operations/lock-statement'
import { managedBy } from '@/lib/billing/statements/policy'
import { notOpenText, statementGoneTitle } from '@/lib/billing/statements/words'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'

/**
 * Locks an open statement that the actor may change.
 * @throws NotFoundError; AppError `conflict` if it is no longer awaiting payment
 */
export async function lockOpenStatement(
  tx: Transaction,
  actor: Actor,
  statementId: string,
): Promise<LockedStatement> {
  const isManaged =
    (await tx.statement.count({ where: { AND: [{ id: statementId }, managedBy(actor)] } })) > 0
  const statement = isManaged ? await lockStatement(tx, statementId) : null
  if (!statement) throw new NotFoundError(statementGoneTitle)
  if (statement.status !== 'OPEN') throw new AppError('conflict', notOpenText)
  return statement
}
