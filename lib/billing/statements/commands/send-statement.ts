import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { sendStatementLimit } from '@/lib/billing/statements/limits'
import { emailStatement } from '@/lib/billing/statements/operations/email-statement'
import { noContactText } from '@/lib/billing/statements/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { lockOpenStatement } from './lock-open-statement'

/**
 * Emails an open statement again.
 * @throws as lockOpenStatement; AppError `conflict` without a billing contact, or `too-many-requests`
 */
export async function sendStatement(actor: Actor, { statementId }: { statementId: string }): Promise<void> {
  await consumeAttempt(sendStatementLimit, actor.profileId)
  await db().$transaction(async (tx) => {
    const statement = await lockOpenStatement(tx, actor, statementId)
    if (!(await emailStatement(tx, statement))) throw new AppError('conflict', noContactText)
    await recordAudit(tx, actor, 'statement.sent', statementId)
  })
}
