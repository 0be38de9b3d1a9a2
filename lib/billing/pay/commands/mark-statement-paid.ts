import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { MarkStatementPaid } from '@/lib/billing/pay/schema'
import { alreadyPaidText } from '@/lib/billing/pay/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, FieldError } from '@/lib/platform/errors'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { futurePaymentDateText } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { lockStatement } from './lock-statement'

/**
 * Records when and how an approved statement was paid. It can't be reopened afterward.
 * @throws AppError `conflict` if it already was; FieldError for a date in the future; see lockStatement for the others
 */
export async function markStatementPaid(
  actor: Actor,
  { statementId, paidOn, method }: MarkStatementPaid,
): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const statement = await lockStatement(tx, actor, statementId)
    if (statement.paidOn) throw new AppError('conflict', alreadyPaidText)
    if (paidOn > todayIn(timeZone)) throw new FieldError('paidOn', futurePaymentDateText)
    await tx.payStatement.update({
      where: { id: statementId },
      data: { paidOn: dateToDatabase(paidOn), paidMethod: method },
      select: { id: true },
    })
    await recordAudit(tx, actor, 'pay.paid', statement.photographer.id, {
      amountCents: statement.totalCents,
      currency: statement.currency,
      method,
      paidOn,
    })
  })
}
