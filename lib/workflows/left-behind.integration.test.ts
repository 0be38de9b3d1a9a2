import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { sendReminder } from '@/lib/billing/invoices/commands/send-reminder'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { summarizeInvoices } from '@/lib/billing/invoices/queries/summarize-invoices'
import { writeCsv } from '@/lib/billing/invoices/routes/csv/write-csv'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { disputeTitles } from '@/lib/billing/invoices/words/disputes'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { completeBooking } from '@/lib/booking/bookings/commands/complete-booking'
import { countManagedBookings } from '@/lib/booking/bookings/queries/count-managed-bookings'
import { listDueLateFees } from '@/lib/booking/bookings/queries/list-due-late-fees'
import { listManagedBookings } from '@/lib/booking/bookings/queries/list-managed-bookings'
import { changeTitles } from '@/lib/booking/bookings/words/notifications'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { listTeam } from '@/lib/people/accounts/queries/list-team'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { listBookingOptions } from '@/lib/photos/deliveries/queries/list-booking-options'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addPhotosToDelivery } from './add-photos'
import { approveBooking } from './approve-booking'
import { cancelBooking as cancelWithPayments } from './cancel-booking'
import { disableAccount, reassignBookings } from './disable-account'
import { sendPhotos } from './send-photos'
import { waiveLateFee } from './waive-late-fee'
import { whenPaymentIsDisputed } from './when-payment-is-disputed'
import { whenPaymentSucceeds } from './when-payment-succeeds'

// Who can handle the bookings of a disabled photographer.

useDatabase({ fresh: 'test' })
useStorage()

let client: Actor
let retired: Actor
let colleague: Actor

beforeEach(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  retired = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
})

const disable = () => disableAccount(colleague, retired.userId)
const reason = 'Sent by mistake.'
const payment = () => ({
  method: 'CASH' as const,
  paidOn: todayIn('America/New_York'),
  note: '',
})

test("lets colleagues approve, complete, and cancel a disabled photographer's bookings", async () => {
  const services = await makeServices()
  const approved = await makeBooking(client, await makeSlot(retired, 3), services)
  const cancelled = await makeBooking(client, await makeSlot(retired, 4), services)
  const forbidden = { code: 'forbidden' }
  await expect(approveBooking(colleague, approved)).rejects.toMatchObject(forbidden)
  await expect(cancelBooking(colleague, cancelled)).rejects.toMatchObject(forbidden)
  await disable()
  await approveBooking(colleague, approved)
  await completeBooking(colleague, approved)
  await cancelBooking(colleague, cancelled)
  const statuses = await db().booking.findMany({ select: { id: true, status: true } })
  expect(statuses.find(({ id }) => id === approved)?.status).toBe('COMPLETED')
  expect(statuses.find(({ id }) => id === cancelled)?.status).toBe('CANCELLED')
  // Even with their former identity, the disabled photographer can do nothing.
  const gone = { code: 'not-found' }
  await expect(completeBooking({ ...retired, status: 'DISABLED' }, approved)).rejects.toMatchObject(gone)
})

const noticesOf = ({ userId }: Actor) =>
  db().notification.findMany({
    where: { userId, bookingId: { not: null } },
    select: { title: true },
    orderBy: { createdAt: 'asc' },
  })
const mailsTo = ({ userId }: Actor) =>
  db().outboxMessage.findMany({
    where: {
      kind: 'MAIL',
      userId,
      topic: { in: ['booking-changed', 'payment-received', 'payment-disputed'] },
    },
    select: { topic: true, payload: true },
    orderBy: { createdAt: 'asc' },
  })

test("notifies every active photographer of a client's changes", async () => {
  const another = await createPerson('PHOTOGRAPHER', 'Noor Vale')
  const services = await makeServices()
  const bookingId = await makeBooking(client, await makeSlot(retired, 4), services)
  const { invoiceId } = await createInvoice(bookingId)
  await disable()
  await db().notification.deleteMany()
  await db().outboxMessage.deleteMany()
  await db().invoice.update({
    where: { id: invoiceId },
    data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' },
  })
  await whenPaymentSucceeds({ invoiceId })
  await whenPaymentSucceeds({ invoiceId })
  await whenPaymentIsDisputed({ invoiceId, disputeId: 'dp_1', amountCents: 49_800 })
  await cancelWithPayments(client, {
    bookingId,
    shownFeeCents: 0,
    payments: [{ invoiceId, refund: false }],
  })
  const { received, refundToDecide } = invoiceTitles
  const titles = [received, disputeTitles.open, changeTitles.cancelled, refundToDecide('$498.00')]
  for (const photographer of [colleague, another]) {
    expect((await noticesOf(photographer)).map(({ title }) => title)).toEqual(titles)
    const { fullName } = photographer
    expect(await mailsTo(photographer)).toMatchObject([
      { topic: 'payment-received', payload: { fullName, standInFor: 'Marin Holt' } },
      { topic: 'payment-disputed', payload: { fullName, standInFor: 'Marin Holt' } },
      { topic: 'booking-changed', payload: { fullName, standInFor: 'Marin Holt', change: 'cancelled' } },
    ])
  }
  const [mail] = await db().outboxMessage.findMany({
    where: { userId: colleague.userId, topic: 'booking-changed' },
    select: { payload: true },
  })
  expect(mail?.payload).not.toHaveProperty('attachments')
  // Removes the shoot from their calendar.
  expect(await noticesOf(retired)).toEqual([])
  expect(await mailsTo(retired)).toMatchObject([
    {
      topic: 'booking-changed',
      payload: {
        fullName: 'Marin Holt',
        change: 'cancelled',
        attachments: [{ filename: expect.stringMatching(/ics$/) }],
      },
    },
  ])
})

test("notifies only the client of a colleague's changes", async () => {
  const another = await createPerson('PHOTOGRAPHER', 'Noor Vale')
  const bookingId = await makeBooking(client, await makeSlot(retired, 4), await makeServices())
  const { invoiceId } = await createInvoice(bookingId)
  await disable()
  await db().notification.deleteMany()
  await approveBooking(colleague, bookingId)
  await markPaid(colleague, { invoiceId, ...payment() })
  await whenPaymentSucceeds({ invoiceId })
  expect((await noticesOf(client)).map(({ title }) => title)).toEqual([
    changeTitles.approved,
    invoiceTitles.paid,
  ])
  for (const photographer of [retired, colleague, another]) expect(await noticesOf(photographer)).toEqual([])
})

test("includes the bookings in a colleague's lists and counts", async () => {
  const services = await makeServices()
  await makeBooking(client, await makeSlot(retired, 3), services)
  await makeBooking(client, await makeSlot(colleague, 5), services)
  const list = async () => {
    const { items, total } = await listManagedBookings(colleague, { status: 'upcoming' })
    expect(total).toBe(items.length)
    expect((await countManagedBookings(colleague)).PENDING).toBe(items.length)
    return items.map(({ photographer }) => [photographer.fullName, photographer.accountStatus])
  }
  expect(await list()).toEqual([['Ada Reyes', 'ACTIVE']])
  await disable()
  expect(await list()).toEqual([
    ['Marin Holt', 'DISABLED'],
    ['Ada Reyes', 'ACTIVE'],
  ])
})

test('lets a colleague send photos and add more, labeled with the photographer', async () => {
  const bookingId = await createBooking(client, retired)
  const input = await makeSendInput(colleague, bookingId)
  await expect(sendPhotos(colleague, input)).rejects.toMatchObject({ code: 'not-found' })
  expect(await listBookingOptions(colleague)).toEqual([])
  await disable()
  const [choice] = await listBookingOptions(colleague)
  expect(choice).toMatchObject({ id: bookingId })
  expect(choice?.label).toContain('photographer: Marin Holt (disabled)')
  const { deliveryId } = await sendPhotos(colleague, input)
  expect(await findDelivery(colleague, { deliveryId })).toMatchObject({ mayAddPhotos: true })
  await addPhotosToDelivery(colleague, {
    deliveryId,
    idempotencyKey: randomUUID(),
    fileIds: [await storeUpload(colleague)],
  })
  expect(await db().photo.count({ where: { deliveryId } })).toBe(4)
})

describe('the invoices of a disabled photographer', () => {
  const invoiceOfRetired = async () => {
    const invoice = await createInvoice(await createBooking(client, retired))
    return invoice.invoiceId
  }
  const listed = async () => (await listInvoices(colleague, InvoiceFilter.parse({}))).rows

  test('are visible to colleagues, with the photographer, only once the account is disabled', async () => {
    const invoiceId = await invoiceOfRetired()
    expect(await listed()).toEqual([])
    for (const act of [
      () => markPaid(colleague, { invoiceId, ...payment() }),
      () => voidInvoice(colleague, { invoiceId, reason }),
      () => sendReminder(colleague, invoiceId),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'not-found' })
    }
    await disable()
    expect(await listed()).toMatchObject([
      { id: invoiceId, leftBehindBy: 'Marin Holt', action: 'mark-paid', canRemind: true },
    ])
    expect((await listInvoices(client, InvoiceFilter.parse({}))).rows).toMatchObject([{ leftBehindBy: null }])
  })

  test('are left out by a colleague who only wants their own', async () => {
    const left = await invoiceOfRetired()
    const { invoiceId: own } = await createInvoice(await createBooking(client, colleague), 10_000)
    expect(await summarizeInvoices(colleague)).toMatchObject({ total: 1, hasOwnAndOthers: false })
    await disable()
    expect((await listed()).map(({ id }) => id).sort()).toEqual([left, own].sort())
    const mine = InvoiceFilter.parse({ scope: 'mine' })
    expect(await listInvoices(colleague, mine)).toMatchObject({ rows: [{ id: own }], total: 1 })
    expect(await listInvoices(colleague, { ...mine, status: 'pending' })).toMatchObject({ total: 1 })
    expect(await summarizeInvoices(colleague, 'mine')).toMatchObject({
      total: 1,
      pendingAmount: '$100.00',
      hasOwnAndOthers: true,
    })
    const csv = await new Response((await writeCsv(colleague, mine)).content).text()
    expect(csv.trim().split('\n')).toHaveLength(2)
  })

  test('can be marked as paid and refunded by a colleague', async () => {
    const invoiceId = await invoiceOfRetired()
    await disable()
    await markPaid(colleague, { invoiceId, ...payment() })
    await requestRefund(colleague, {
      invoiceId,
      idempotencyKey: randomUUID(),
      amount: { cents: 49_800, currency: 'USD' },
      reason,
    })
    expect(await db().invoice.findUnique({ where: { id: invoiceId } })).toMatchObject({ status: 'REFUNDED' })
  })

  test('can be voided and replaced by a colleague', async () => {
    const invoiceId = await invoiceOfRetired()
    await disable()
    await voidInvoice(colleague, { invoiceId, reason })
    await replaceInvoice(colleague, { invoiceId, amount: { cents: 10_000, currency: 'USD' } })
    const statuses = (await listed()).map(({ status }) => status)
    expect(statuses.sort()).toEqual(['PENDING', 'VOID'])
  })
})

test('lets a colleague charge or waive the late fee', async () => {
  await db().studioSettings.update({
    where: { id: 1 },
    data: { freeCancelHours: 8_760, lateCancelFeeCents: 5_000 },
  })
  const bookingId = await makeBooking(client, await makeSlot(retired, 3), await makeServices())
  await db().booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED' } })
  await cancelBooking(client, bookingId, 5_000)
  expect(await listDueLateFees(colleague)).toEqual([])
  await disable()
  expect(await listDueLateFees(colleague)).toMatchObject([{ bookingId, cents: 5_000 }])
  await waiveLateFee(colleague, bookingId)
  expect(await listDueLateFees(colleague)).toEqual([])
})

test('disables an account and reassigns its open bookings; conflicting ones stay, with reasons', async () => {
  const owner = await createPerson('PHOTOGRAPHER', 'Ava Owner', 'owner@example.test')
  const services = await makeServices()
  const goes = await makeBooking(client, await makeSlot(retired, 3), services)
  const conflicts = await makeBooking(client, await makeSlot(retired, 4), services)
  await makeBooking(client, await makeSlot(colleague, 4, '11:00', '13:00'), services)
  const unpaid = await createBooking(client, retired)
  await createInvoice(unpaid)
  const finished = await createBooking(client, retired)
  const photographerOf = async (id: string) =>
    (await db().booking.findUniqueOrThrow({ where: { id } })).photographerId

  await expect(disableAccount(colleague, retired.userId, colleague.userId)).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(disableAccount(owner, retired.userId, client.userId)).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(disableAccount(owner, retired.userId, retired.userId)).rejects.toMatchObject({
    code: 'invalid',
  })
  const before = await db().profile.findUniqueOrThrow({ where: { id: retired.profileId } })
  expect(before.accountStatus).toBe('ACTIVE')

  const outcome = await disableAccount(owner, retired.userId, colleague.userId)
  expect(outcome).toMatchObject({
    toName: 'Ada Reyes',
    reassigned: 2,
    stayed: [{ bookingId: conflicts, why: expect.stringContaining('Ada Reyes already has a shoot') }],
  })
  const owners = await Promise.all([goes, unpaid, conflicts, finished].map(photographerOf))
  expect(owners).toEqual([colleague.profileId, colleague.profileId, retired.profileId, retired.profileId])
  expect((await listTeam(owner)).find(({ userId }) => userId === retired.userId)).toMatchObject({
    status: 'DISABLED',
    openCount: 1,
  })

  expect(await reassignBookings(owner, retired.userId, owner.userId)).toMatchObject({
    reassigned: 1,
    stayed: [],
  })
  expect(await photographerOf(conflicts)).toBe(owner.profileId)
})
