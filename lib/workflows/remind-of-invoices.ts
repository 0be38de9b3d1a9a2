import 'server-only'
import { remindClient } from '@/lib/billing/invoices/commands/remind-client'
import { dueReminder } from '@/lib/billing/invoices/rules/reminders'
import { remindOfStatements } from '@/lib/billing/statements/commands/remind-of-statements'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { dateOf, isMorningIn, todayIn } from '@/lib/platform/time/clock'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'

const batchSize = 500

/**
 * Reminds clients of unpaid invoices, and brokerages of unpaid statements, on the days in the studio's settings. Runs hourly, and
 * acts only in the morning.
 */
export async function remindOfInvoices(): Promise<void> {
  const studio = await getStudio()
  if (!isMorningIn(studio.timeZone) || studio.reminderDays.length === 0) return
  await sendDueReminders(studio)
  await remindOfStatements(studio)
}

/** Sends the due reminders at any hour. Idempotent, also concurrently. */
export async function sendDueReminders(studio: Pick<Studio, 'timeZone' | 'reminderDays'>): Promise<void> {
  const today = todayIn(studio.timeZone)
  for await (const { id, days } of dueInvoices(studio, today)) {
    try {
      await db().$transaction((tx) => remindClient(tx, id, { days }, today))
    } catch (error) {
      // Continue with the others; the next hour retries this one.
      log().error({ invoiceId: id, error: String(error) }, 'a reminder was not sent')
    }
  }
}

async function* dueInvoices(studio: Pick<Studio, 'timeZone' | 'reminderDays'>, today: string) {
  let after: string | undefined
  do {
    const batch = await readUnpaid(after)
    for (const { id, createdAt, dueOn, events } of batch) {
      const invoice = {
        issuedOn: dateOf(createdAt, studio.timeZone),
        dueOn: dateFromDatabase(dueOn),
        sentDays: events.flatMap(({ onceKey }) => sentDay(onceKey)),
      }
      const days = dueReminder(invoice, studio.reminderDays, today)
      if (days !== null) yield { id, days }
    }
    after = batch.length === batchSize ? batch.at(-1)?.id : undefined
  } while (after)
}

function readUnpaid(after: string | undefined) {
  return db().invoice.findMany({
    where: {
      status: { in: ['PENDING', 'FAILED'] },
      // Its statement is paid, and not the invoice.
      isCollected: false,
      // The card will be charged by itself.
      NOT: { scheduledCharge: { nextAt: { not: null } } },
      ...(after && { id: { gt: after } }),
    },
    select: {
      id: true,
      createdAt: true,
      dueOn: true,
      events: { where: { kind: 'REMINDED' }, select: { onceKey: true } },
    },
    orderBy: { id: 'asc' },
    take: batchSize,
  })
}

/** Returns the day of an automatic reminder from its idempotency key. */
function sentDay(onceKey: string | null): number[] {
  const day = /^reminder:(-?\d+)$/.exec(onceKey ?? '')?.[1]
  return day === undefined ? [] : [Number(day)]
}
