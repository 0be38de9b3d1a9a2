import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { reminderUndoSeconds } from '@/lib/billing/invoices/rules/reminders'
import { alreadyRemindedText } from '@/lib/billing/invoices/words/invoice'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendDueReminders } from '@/lib/workflows/remind-of-invoices'
import { cancelReminder, queueReminder, sendQueuedReminder } from './queue-reminder'
import { sendReminder } from './send-reminder'

useDatabase({ fresh: 'test' })

const timeZone = 'America/New_York'
const studio = { timeZone, reminderDays: [-3, 3, 10] }

let client: Actor
let photographer: Actor
let bookingId: string

beforeEach(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  bookingId = await createBooking(client, photographer)
})

/** Creates an invoice due in so many days, issued 40 days ago. */
async function invoiceDueIn(days: number): Promise<string> {
  const { invoiceId } = await createInvoice(bookingId)
  const dueOn = addDays(todayIn(timeZone), days)
  await db().invoice.update({
    where: { id: invoiceId },
    data: { dueOn: dateToDatabase(dueOn), createdAt: new Date(Date.now() - 40 * 86_400_000) },
  })
  return invoiceId
}

function setStatus(invoiceId: string, status: 'COMPLETED' | 'REFUNDED' | 'VOID') {
  const paid = status === 'VOID' ? {} : { paidAt: new Date(), paidMethod: 'CASH' as const }
  return db().invoice.update({ where: { id: invoiceId }, data: { status, ...paid } })
}

function remindersOf(invoiceId: string) {
  return db().invoiceEvent.findMany({ where: { invoiceId, kind: 'REMINDED' }, orderBy: { createdAt: 'asc' } })
}

function emails() {
  return db().outboxMessage.findMany({ where: { kind: 'MAIL', topic: 'invoice-reminder' } })
}

describe('sendDueReminders', () => {
  test('sends each once, by email, notification and history, also when run concurrently', async () => {
    const invoiceId = await invoiceDueIn(3)
    await Promise.all([sendDueReminders(studio), sendDueReminders(studio), sendDueReminders(studio)])
    await sendDueReminders(studio)
    expect(await remindersOf(invoiceId)).toMatchObject([{ onceKey: 'reminder:-3', actorId: null }])
    expect(await emails()).toMatchObject([
      {
        recipient: client.email,
        payload: { isOverdue: false, link: expect.stringContaining(`/invoices/${invoiceId}`) },
      },
    ])
    expect(
      await db().notification.count({ where: { userId: client.userId, actionType: 'pay_invoice' } }),
    ).toBe(1)
  })

  test('sends one email for all reminders that were missed', async () => {
    const invoiceId = await invoiceDueIn(-11)
    await sendDueReminders(studio)
    await sendDueReminders(studio)
    expect(await remindersOf(invoiceId)).toMatchObject([{ onceKey: 'reminder:10' }])
    expect(await emails()).toHaveLength(1)
  })

  test('skips invoices that are not due yet, long overdue, paid, refunded or voided', async () => {
    await invoiceDueIn(4)
    await invoiceDueIn(-60)
    for (const status of ['COMPLETED', 'REFUNDED', 'VOID'] as const) {
      await setStatus(await invoiceDueIn(-3), status)
    }
    await sendDueReminders(studio)
    expect(await db().invoiceEvent.count({ where: { kind: 'REMINDED' } })).toBe(0)
    expect(await emails()).toEqual([])
  })

  test('sends none on a day when the photographer sent one', async () => {
    const invoiceId = await invoiceDueIn(-3)
    await sendReminder(photographer, invoiceId)
    await sendDueReminders(studio)
    expect(await remindersOf(invoiceId)).toMatchObject([{ onceKey: null, actorId: photographer.profileId }])
  })

  test('sends no email to clients who turned them off, but notifies them in the portal', async () => {
    await db().notificationPreference.upsert({
      where: { userId: client.userId },
      update: { paymentMail: false },
      create: { userId: client.userId, paymentMail: false },
    })
    const invoiceId = await invoiceDueIn(-3)
    await sendDueReminders(studio)
    expect(await emails()).toEqual([])
    expect(await remindersOf(invoiceId)).toHaveLength(1)
  })
})

describe('sendReminder', () => {
  test('sends one for ten concurrent requests, and says when it was sent', async () => {
    const invoiceId = await invoiceDueIn(5)
    const requests = await Promise.allSettled(
      Array.from({ length: 10 }, () => sendReminder(photographer, invoiceId)),
    )
    expect(requests.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await emails()).toHaveLength(1)
    await expect(sendReminder(photographer, invoiceId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(new RegExp(`^${alreadyRemindedText}: .+, \\d\\d:\\d\\d E[SD]T\\.$`)),
    })
  })

  test('is only for the photographer of the shoot, and for unpaid invoices', async () => {
    const invoiceId = await invoiceDueIn(5)
    const other = await createPerson('PHOTOGRAPHER', 'Other Lens')
    await expect(sendReminder(other, invoiceId)).rejects.toMatchObject({ code: 'not-found' })
    await expect(sendReminder(client, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
    await setStatus(invoiceId, 'COMPLETED')
    await expect(sendReminder(photographer, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await emails()).toEqual([])
  })
})

describe('queueReminder', () => {
  const readJobs = (invoiceId: string) =>
    db().$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM run_at - now())::float AS seconds FROM graphile_worker.jobs
      WHERE key = ${`send-reminder:${invoiceId}`}`

  test('schedules one reminder for many requests, which can be cancelled until it is sent', async () => {
    const invoiceId = await invoiceDueIn(5)
    await Promise.all(Array.from({ length: 5 }, () => queueReminder(photographer, invoiceId)))
    const jobs = await readJobs(invoiceId)
    expect(jobs).toHaveLength(1)
    expect(jobs[0]?.seconds).toBeGreaterThan(reminderUndoSeconds - 5)
    await cancelReminder(photographer, invoiceId)
    expect(await readJobs(invoiceId)).toEqual([])
    expect(await emails()).toEqual([])
    await expect(cancelReminder(photographer, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('sends once, however often the job runs, and never for an invoice that was paid', async () => {
    const [invoiceId, paid] = [await invoiceDueIn(5), await invoiceDueIn(6)]
    for (const id of [invoiceId, paid]) await queueReminder(photographer, id)
    await setStatus(paid, 'COMPLETED')
    const { profileId } = photographer
    for (const id of [invoiceId, invoiceId, paid]) await sendQueuedReminder({ invoiceId: id, profileId })
    expect(await remindersOf(invoiceId)).toMatchObject([{ actorId: profileId }])
    expect(await emails()).toHaveLength(1)
  })

  test('can only be cancelled by the photographer', async () => {
    const invoiceId = await invoiceDueIn(5)
    await queueReminder(photographer, invoiceId)
    const other = await createPerson('PHOTOGRAPHER', 'Other Lens')
    await expect(cancelReminder(other, invoiceId)).rejects.toMatchObject({ code: 'not-found' })
    await expect(cancelReminder(client, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await readJobs(invoiceId)).toHaveLength(1)
  })
})
