import 'server-only'
import { remindClient } from '@/lib/invoices/commands/remind-client'
import { dueReminder } from '@/lib/invoices/rules'
import { dateFromDatabase } from '@/lib/platform/calendar-date'
import { dateOf, isMorningIn, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { getStudio, type Studio } from '@/lib/studio/queries'

const batchSize = 500

/** Reminds clients of their unpaid invoices on the days the studio has set. It runs every hour; most hours do nothing. */
export async function remindOfInvoices(): Promise<void> {
  const studio = await getStudio()
  if (!isMorningIn(studio.timeZone) || studio.reminderDays.length === 0) return
  await sendDueReminders(studio)
}

/** The same at any hour. Called twice, or by two processes at once, it sends each reminder once. */
export async function sendDueReminders(studio: Pick<Studio, 'timeZone' | 'reminderDays'>): Promise<void> {
  const today = todayIn(studio.timeZone)
  for await (const { id, days } of dueInvoices(studio, today)) {
    try {
      await db().$transaction((tx) => remindClient(tx, id, { days }, today))
    } catch (error) {
      // The others are still reminded; this one again in the next hour.
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
    where: { status: { in: ['PENDING', 'FAILED'] }, ...(after && { id: { gt: after } }) },
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

/** The day of the portal's own reminder, out of the key that lets it happen once. */
function sentDay(onceKey: string | null): number[] {
  const day = /^reminder:(-?\d+)$/.exec(onceKey ?? '')?.[1]
  return day === undefined ? [] : [Number(day)]
}
