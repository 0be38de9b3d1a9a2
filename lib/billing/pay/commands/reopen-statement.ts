import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { alreadyPaidText, describePeriod } from '@/lib/billing/pay/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { lockStatement } from './lock-statement'

/**
 * Deletes an approved statement, so that its shoots and adjustments wait to be approved again.
 * @throws AppError `conflict` if it was paid; see lockStatement for the others
 */
export async function reopenStatement(actor: Actor, statementId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { photographer, paidOn, totalCents, currency, startsOn, endsOn } = await lockStatement(
      tx,
      actor,
      statementId,
    )
    if (paidOn) throw new AppError('conflict', alreadyPaidText)
    await tx.payStatement.delete({ where: { id: statementId }, select: { id: true } })
    const period = { startsOn: dateFromDatabase(startsOn), endsOn: dateFromDatabase(endsOn) }
    await recordAudit(tx, actor, 'pay.reopened', photographer.id, {
      amountCents: totalCents,
      currency,
      period: describePeriod(period),
    })
  })
}
