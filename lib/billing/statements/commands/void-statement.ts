import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { releaseInvoices } from '@/lib/billing/invoices/operations/statement-invoices'
import { pushStatementChange } from '@/lib/billing/statements/operations/push-statement-change'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { lockOpenStatement } from './lock-open-statement'

/**
 * Voids an open statement; the next one collects its invoices. Its link ends, and a payment that still gets through is
 * refunded.
 * @throws as lockOpenStatement
 */
export async function voidStatement(actor: Actor, { statementId }: { statementId: string }): Promise<void> {
  await db().$transaction(async (tx) => {
    const statement = await lockOpenStatement(tx, actor, statementId)
    const { amountCents, currency } = statement
    await tx.statement.update({
      where: { id: statementId },
      data: { status: 'VOID' },
      select: { id: true },
    })
    await releaseInvoices(tx, statementId)
    await recordAudit(tx, actor, 'statement.voided', statementId, { amountCents, currency })
    await addJob(tx, 'close-payments', { statementId })
    await pushStatementChange(tx, statement)
  })
}
