import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { createPerson } from '@/lib/accounts/accounts.fixture'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/invoices/invoices.fixture'
import { reminderUndoSeconds } from '@/lib/invoices/rules'
import { addDays, dateToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { createStudio } from '@/lib/studio/studio.fixture'
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

/** An invoice whose due date is so many days away, issued a month before it. */
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

function mails() {
  return db().outboxMessage.findMany({ where: { kind: 'MAIL', topic: 'invoice-reminder' } })
}

describe('sendDueReminders', () => {
  test('sends each once, by mail, notice and history, also when two run at once', async () => {
    const invoiceId = await invoiceDueIn(3)
    await Promise.all([sendDueReminders(studio), sendDueReminders(studio), sendDueReminders(studio)])
    await sendDueReminders(studio)
    expect(await remindersOf(invoiceId)).toMatchObject([{ onceKey: 'reminder:-3', actorId: null }])
    expect(await mails()).toMatchObject([
      {
        recipient: client.email,
        payload: { isOverdue: false, link: expect.stringContaining(`/invoices/${invoiceId}`) },
      },
    ])
    expect(
      await db().notification.count({ where: { userId: client.userId, actionType: 'pay_invoice' } }),
    ).toBe(1)
  })

  test('after a pause one mail makes up for all that were missed', async () => {
    const invoiceId = await invoiceDueIn(-11)
    await sendDueReminders(studio)
    await sendDueReminders(studio)
    expect(await remindersOf(invoiceId)).toMatchObject([{ onceKey: 'reminder:10' }])
    expect(await mails()).toHaveLength(1)
  })

  test('leaves alone what is not due yet, long past, paid, refunded or void', async () => {
    await invoiceDueIn(4)
    await invoiceDueIn(-60)
    for (const status of ['COMPLETED', 'REFUNDED', 'VOID'] as const) {
      await setStatus(await invoiceDueIn(-3), status)
    }
    await sendDueReminders(studio)
    expect(await db().invoiceEvent.count({ where: { kind: 'REMINDED' } })).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('does not write on the day the photographer has', async () => {
    const invoiceId = await invoiceDueIn(-3)
    await sendReminder(photographer, invoiceId)
    await sendDueReminders(studio)
    expect(await remindersOf(invoiceId)).toMatchObject([{ onceKey: null, actorId: photographer.profileId }])
  })

  test('keeps silent by mail to who wants none, and still notes it in the portal', async () => {
    await db().notificationPreference.upsert({
      where: { userId: client.userId },
      update: { paymentMail: false },
      create: { userId: client.userId, paymentMail: false },
    })
    const invoiceId = await invoiceDueIn(-3)
    await sendDueReminders(studio)
    expect(await mails()).toEqual([])
    expect(await remindersOf(invoiceId)).toHaveLength(1)
  })
})

describe('sendReminder', () => {
  test('pressed ten times at once it sends one, and says when that went out', async () => {
    const invoiceId = await invoiceDueIn(5)
    const presses = await Promise.allSettled(
      Array.from({ length: 10 }, () => sendReminder(photographer, invoiceId)),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    await expect(sendReminder(photographer, invoiceId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^A reminder went out today already: .+, \d\d:\d\d E[SD]T\.$/),
    })
  })

  test('is for the photographer of the shoot, and for what waits for money', async () => {
    const invoiceId = await invoiceDueIn(5)
    const other = await createPerson('PHOTOGRAPHER', 'Other Lens')
    await expect(sendReminder(other, invoiceId)).rejects.toMatchObject({ code: 'not-found' })
    await expect(sendReminder(client, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
    await setStatus(invoiceId, 'COMPLETED')
    await expect(sendReminder(photographer, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await mails()).toEqual([])
  })
})

describe('queueReminder', () => {
  const waiting = (invoiceId: string) =>
    db().$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM run_at - now())::float AS seconds FROM graphile_worker.jobs
      WHERE key = ${`send-reminder:${invoiceId}`}`

  test('waits some seconds, once for many presses, and can be taken back until it goes out', async () => {
    const invoiceId = await invoiceDueIn(5)
    await Promise.all(Array.from({ length: 5 }, () => queueReminder(photographer, invoiceId)))
    const jobs = await waiting(invoiceId)
    expect(jobs).toHaveLength(1)
    expect(jobs[0]?.seconds).toBeGreaterThan(reminderUndoSeconds - 5)
    await cancelReminder(photographer, invoiceId)
    expect(await waiting(invoiceId)).toEqual([])
    expect(await mails()).toEqual([])
    await expect(cancelReminder(photographer, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('goes out once, however often the job runs, and never for what was paid meanwhile', async () => {
    const [invoiceId, paid] = [await invoiceDueIn(5), await invoiceDueIn(6)]
    for (const id of [invoiceId, paid]) await queueReminder(photographer, id)
    await setStatus(paid, 'COMPLETED')
    const { profileId } = photographer
    for (const id of [invoiceId, invoiceId, paid]) await sendQueuedReminder({ invoiceId: id, profileId })
    expect(await remindersOf(invoiceId)).toMatchObject([{ actorId: profileId }])
    expect(await mails()).toHaveLength(1)
  })

  test('is taken back by nobody else', async () => {
    const invoiceId = await invoiceDueIn(5)
    await queueReminder(photographer, invoiceId)
    const other = await createPerson('PHOTOGRAPHER', 'Other Lens')
    await expect(cancelReminder(other, invoiceId)).rejects.toMatchObject({ code: 'not-found' })
    await expect(cancelReminder(client, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await waiting(invoiceId)).toHaveLength(1)
  })
})
