import 'server-only'
import { payLink } from '@/lib/billing/invoices/operations/pay-link'
import { dueReminder } from '@/lib/billing/invoices/rules/reminders'
import { contactOf, nameStatement } from '@/lib/billing/statements/operations/email-statement'
import { lockStatement } from '@/lib/billing/statements/operations/lock-statement'
import { isOverdue } from '@/lib/billing/statements/rules'
import { db, type Transaction } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { log } from '@/lib/platform/monitoring/log'
import { type CalendarDate, dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { dateOf, todayIn } from '@/lib/platform/time/clock'
import type { Studio } from '@/lib/studio/settings/queries/get-studio'

const batchSize = 500

/** Reminds billing contacts of open statements on the days in the studio's settings. Idempotent, also concurrently. */
export async function remindOfStatements({
  timeZone,
  reminderDays,
}: Pick<Studio, 'timeZone' | 'reminderDays'>): Promise<void> {
  const today = todayIn(timeZone)
  for await (const { id, createdAt, dueOn, remindedDays } of openStatements()) {
    const due = {
      issuedOn: dateOf(createdAt, timeZone),
      dueOn: dateFromDatabase(dueOn),
      sentDays: remindedDays,
    }
    const days = dueReminder(due, reminderDays, today)
    if (days === null) continue
    try {
      await db().$transaction((tx) => remind(tx, id, days, today))
    } catch (error) {
      // Continue with the others; the next hour retries this one.
      log().error({ statementId: id, error: String(error) }, 'a reminder was not sent')
    }
  }
}

async function* openStatements() {
  let after: string | undefined
  do {
    const batch = await db().statement.findMany({
      where: { status: 'OPEN', ...(after && { id: { gt: after } }) },
      select: { id: true, createdAt: true, dueOn: true, remindedDays: true },
      orderBy: { id: 'asc' },
      take: batchSize,
    })
    yield* batch
    after = batch.length === batchSize ? batch.at(-1)?.id : undefined
  } while (after)
}

async function remind(tx: Transaction, id: string, days: number, today: CalendarDate): Promise<void> {
  const statement = await lockStatement(tx, id)
  const contact = statement && contactOf(statement)
  if (!contact || statement.status !== 'OPEN' || statement.remindedDays.includes(days)) return
  await tx.statement.update({
    where: { id },
    data: { remindedDays: { push: days } },
    select: { id: true },
  })
  const dueOn = dateFromDatabase(statement.dueOn)
  await queueMail(tx, {
    to: contact.email,
    template: 'statement-reminder',
    props: {
      fullName: contact.name,
      ...nameStatement(statement),
      dueOn: formatDate(dueOn),
      isOverdue: isOverdue('OPEN', dueOn, today),
      link: payLink({ statementId: id }),
    },
  })
}
