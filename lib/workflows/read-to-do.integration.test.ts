import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { listLateInvoices } from '@/lib/billing/invoices/queries/list-late-invoices'
import { listToApprove } from '@/lib/booking/bookings/queries/list-to-approve'
import { listUnreadConversations } from '@/lib/messaging/queries/list-unread-conversations'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { hasColleagues } from '@/lib/people/accounts/queries/has-colleagues'
import { listWaitingJobs } from '@/lib/photos/editing/queries/list-waiting-jobs'
import { listRequestedChanges } from '@/lib/photos/revisions/queries/list-requested-changes'
import { db } from '@/lib/platform/data/db'
import { waitingLimit } from '@/lib/platform/data/waiting'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import type { Prisma } from '@/prisma/generated/client'
import { readWorkingDay } from './read-working-day'

useDatabase()

const today = () => todayIn('America/New_York')
const from = (start: string, end: string) => ({
  shootTime: timeToDatabase(start),
  shootEndTime: timeToDatabase(end),
})
const inDays = (days: number) => dateToDatabase(addDays(today(), days))

let client: Actor
let ava: Actor
let noah: Actor
let editor: Actor
let coordinator: Actor

beforeAll(async () => {
  await createStudio()
  ava = await createPerson('PHOTOGRAPHER', 'Ava Holt')
  expect(await hasColleagues(ava)).toBe(false)
  client = await createPerson('CLIENT', 'June Abernathy')
  noah = await createPerson('PHOTOGRAPHER', 'Noah Calloway')
  editor = await createPerson('EDITOR')
  coordinator = await createPerson('COORDINATOR')
})

async function book(photographer: Actor, address: string, data: Prisma.BookingUncheckedUpdateInput = {}) {
  const id = await createBooking(client, photographer, address)
  await db().booking.update({ where: { id }, data })
  return id
}

async function issue(
  photographer: Actor,
  address: string,
  days: number,
  data: Prisma.InvoiceUpdateInput = {},
) {
  const { invoiceId } = await createInvoice(await book(photographer, address))
  await db().invoice.update({ where: { id: invoiceId }, data: { dueOn: inDays(days), ...data } })
  return invoiceId
}

const remind = (invoiceId: string, createdAt = new Date()) =>
  db().invoiceEvent.create({ data: { invoiceId, kind: 'REMINDED', createdAt } })

test('a photographer who works alone has no colleagues, until someone joins', async () => {
  expect(await hasColleagues(ava)).toBe(true)
  expect(await hasColleagues(editor)).toBe(true)
})

test('bookings wait for whoever handles them, the soonest first', async () => {
  const later = await book(ava, '2 Later Lane', { status: 'PENDING', shootDate: inDays(9) })
  const sooner = await book(ava, '1 Sooner Street', { status: 'PENDING', shootDate: inDays(2) })
  const other = await book(noah, '3 Other Road', { status: 'PENDING', shootDate: inDays(4) })
  await book(ava, '4 Confirmed Court', { status: 'CONFIRMED', shootDate: inDays(1) })
  const ids = async (actor: Actor) => (await listToApprove(actor)).map(({ id }) => id)
  expect(await ids(ava)).toEqual([sooner, later])
  expect(await ids(coordinator)).toEqual([sooner, other, later])
  for (const actor of [editor, client]) expect(await ids(actor)).toEqual([])
  expect((await listToApprove(ava))[0]).toMatchObject({
    street: '1 Sooner Street',
    clientName: 'June Abernathy',
    total: '$498.00',
  })
})

test('unpaid invoices wait once they failed or are overdue, and a call comes after two reminders', async () => {
  await issue(ava, '5 Not Due', 3)
  const overdue = await issue(ava, '6 Overdue Way', -12)
  const failed = await issue(ava, '7 Declined Drive', 5, { status: 'FAILED' })
  const nextAt = new Date()
  await issue(ava, '9 Charged Street', -1, {
    scheduledCharge: { create: { firstAt: nextAt, nextAt, retryDays: [] } },
  })
  const other = await issue(noah, "10 Colleague's Way", -2)
  expect(await listLateInvoices(ava)).toMatchObject([
    { id: failed, reason: 'Payment failed', action: 'remind' },
    { id: overdue, reason: '12 days overdue', action: 'remind', amount: '$498.00' },
  ])
  expect((await listLateInvoices(coordinator)).map(({ id }) => id)).toEqual([failed, overdue, other])
  for (const actor of [editor, client]) expect(await listLateInvoices(actor)).toEqual([])

  await remind(overdue, new Date(Date.now() - 5 * 86_400_000))
  expect((await listLateInvoices(ava))[1]).toMatchObject({ action: 'remind' })
  await remind(overdue)
  expect((await listLateInvoices(ava))[1]).toMatchObject({
    action: 'open',
    facts: expect.stringMatching(/reminded today$/),
  })
  await db().profile.update({ where: { id: client.profileId }, data: { phone: '(828) 555-0142' } })
  expect((await listLateInvoices(ava))[1]).toMatchObject({ action: 'call', phone: '(828) 555-0142' })
})

test('clients wait for a reply in the conversations that are a photographer’s own or nobody’s', async () => {
  const start = async (assigneeId: string | null, senderId: string) => {
    const { id } = await db().conversation.create({
      data: { clientId: client.profileId, assigneeId, subject: 'Twilight', idempotencyKey: randomUUID() },
    })
    await db().message.create({
      data: { conversationId: id, senderId, message: 'Can the pool be lit?', idempotencyKey: randomUUID() },
    })
    return id
  }
  const unassigned = await start(null, client.profileId)
  const own = await start(ava.profileId, client.profileId)
  await start(noah.profileId, client.profileId)
  await start(ava.profileId, ava.profileId)
  const ids = async (actor: Actor) => (await listUnreadConversations(actor)).map(({ id }) => id).sort()
  expect(await ids(ava)).toEqual([unassigned, own].sort())
  for (const actor of [editor, client]) expect(await ids(actor)).toEqual([])
})

test('change requests wait for who revises the photos, until the studio replies', async () => {
  const bookingId = await book(ava, '15 Change Court', { status: 'COMPLETED' })
  const delivery = await db().mediaDelivery.create({
    data: {
      bookingId,
      fileName: 'a.zip',
      fileType: 'application/zip',
      totalPhotos: 1,
      idempotencyKey: randomUUID(),
      googleDriveLink: 'https://drive.google.com/drive/folders/a',
      photos: {
        create: {
          name: 'a.jpg',
          position: 0,
          isPreview: true,
          originalFile: {
            create: {
              key: randomUUID(),
              name: 'a.jpg',
              contentType: 'image/jpeg',
              sizeBytes: 10,
              purpose: 'PHOTO_ORIGINAL',
            },
          },
          threads: {
            createMany: {
              data: [
                { sentAt: new Date(), waitsFor: 'PHOTOGRAPHER' },
                { sentAt: new Date(), waitsFor: 'PHOTOGRAPHER' },
                { sentAt: new Date(), waitsFor: 'CLIENT' },
                {},
              ],
            },
          },
        },
      },
    },
    select: { id: true },
  })
  const requests = [{ deliveryId: delivery.id, street: '15 Change Court', count: 2 }]
  expect(await listRequestedChanges(ava)).toMatchObject(requests)
  expect(await listRequestedChanges(editor)).toMatchObject(requests)
  for (const actor of [noah, client]) expect(await listRequestedChanges(actor)).toEqual([])
  await db().revisionThread.updateMany({
    where: { waitsFor: 'PHOTOGRAPHER', photo: { deliveryId: delivery.id } },
    data: { waitsFor: 'CLIENT' },
  })
  expect(await listRequestedChanges(ava)).toEqual([])
})

test('photos wait once the shoot is over', async () => {
  const today = { status: 'CONFIRMED', shootDate: inDays(0) } as const
  const over = await book(ava, '11 Over Street', { ...today, ...from('00:00', '00:01') })
  const ahead = await book(ava, '12 Ahead Street', { ...today, ...from('23:58', '23:59') })
  const ids = async () => (await listWaitingJobs(ava, 'mine')).map((job) => job.bookingId)
  expect(await ids()).toContain(over)
  expect(await ids()).not.toContain(ahead)
  await db().booking.update({ where: { id: ahead }, data: { startedAt: new Date(), finishedAt: new Date() } })
  expect(await ids()).toContain(ahead)
})

test('a list of what waits is read only so far', async () => {
  const many = await createPerson('PHOTOGRAPHER')
  for (let made = 0; made <= waitingLimit; made++)
    await book(many, `${made} Many Way`, { status: 'PENDING', shootDate: inDays(made + 1) })
  expect(await listToApprove(many)).toHaveLength(waitingLimit)
})

test('the next stop is today’s, or else the first of the next day; nobody else has one', async () => {
  const road = await createPerson('PHOTOGRAPHER')
  expect(await readWorkingDay(road)).toMatchObject({ shoots: [], next: null })
  const next = await book(road, '13 Next Street', { status: 'CONFIRMED', shootDate: inDays(3) })
  expect((await readWorkingDay(road))?.next?.id).toBe(next)
  const now = from('00:00', '23:59')
  const first = await book(road, '14 Today Street', { status: 'CONFIRMED', shootDate: inDays(0), ...now })
  expect(await readWorkingDay(road)).toMatchObject({ next: { id: first }, shoots: [{ id: first }] })
  for (const actor of [coordinator, editor, client]) expect(await readWorkingDay(actor)).toBeNull()
})
