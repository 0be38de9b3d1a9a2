import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { listUpcomingBookings } from '@/lib/booking/bookings/queries/list-upcoming-bookings'
import { startConversation } from '@/lib/messaging/commands/start-conversation'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { findBookingChoice } from '@/lib/photos/deliveries/queries/find-booking-choice'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { listDeliveries } from '@/lib/photos/deliveries/queries/list-deliveries'
import { alreadyInvoicedText } from '@/lib/photos/deliveries/words/deliveries'
import { listWaitingJobs } from '@/lib/photos/editing/queries/list-waiting-jobs'
import { readRevisions } from '@/lib/photos/revisions/queries/read-revisions'
import { db } from '@/lib/platform/data/db'
import { searchRecords } from '@/lib/search/queries/search-records'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { approveBooking } from './approve-booking'
import { readUnreadCounts } from './read-unread-counts'
import { sendPhotos } from './send-photos'

useDatabase()
useStorage()

let client: Actor
let photographer: Actor
let editor: Actor
let coordinator: Actor

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  editor = await createPerson('EDITOR')
  coordinator = await createPerson('COORDINATOR')
})

test('an editor sends a first delivery at the price that was booked, without seeing it', async () => {
  const bookingId = await createBooking(client, photographer, '61 Sunset Summit')
  await db().paymentAgreement.create({
    data: {
      bookingId,
      text: 'I agree.',
      brand: 'visa',
      last4: '4242',
      chargeAfterDays: 30,
      retryDays: [1],
      agreedAt: new Date(),
    },
  })
  expect((await listWaitingJobs(editor, 'unassigned')).map((job) => job.bookingId)).toContain(bookingId)
  expect(await findBookingChoice(editor, bookingId)).toMatchObject({ amount: '', bill: null, charge: null })
  const amount = { cents: 100, currency: 'USD' }
  const input = await makeSendInput(editor, bookingId, { amount, license: 'UNLIMITED', expiresOn: null })
  const sent = await sendPhotos(editor, input)
  const invoice = await db().invoice.findFirstOrThrow({ where: { deliveryId: sent.deliveryId } })
  expect(invoice.amountCents).toBe(49_800)
  expect(await db().scheduledCharge.count({ where: { invoiceId: invoice.id } })).toBe(1)
  const delivery = await db().mediaDelivery.findUniqueOrThrow({
    where: { id: sent.deliveryId },
    select: { expiresOn: true, license: { select: { kind: true } } },
  })
  const { galleryDays } = await db().studioSettings.findUniqueOrThrow({ where: { id: 1 } })
  expect(delivery.expiresOn === null).toBe(galleryDays === null)
  expect(delivery.license?.kind).not.toBe('UNLIMITED')
  expect(await findDelivery(editor, { bookingId })).toMatchObject({ open: true, invoice: null, paid: null })
  expect((await readRevisions(editor, sent.deliveryId))?.next).toMatchObject({ priceCents: 0, price: null })
  expect((await findBookingChoice(editor, bookingId))?.deliveries).toMatchObject([{ invoice: null }])
  expect((await listWaitingJobs(editor, 'unassigned')).map((job) => job.bookingId)).not.toContain(bookingId)
  await expect(sendPhotos(editor, await makeSendInput(editor, bookingId))).rejects.toMatchObject({
    message: alreadyInvoicedText,
  })
  expect(await findBooking(editor, bookingId)).toBeNull()
  expect((await listInvoices(editor, InvoiceFilter.parse({}))).rows).toEqual([])
  const found = await searchRecords(editor, 'Sunset Summit')
  expect(found).toMatchObject({ bookings: [], clients: [], invoices: [], conversations: [] })
  expect(found.photos).toHaveLength(1)
})

test('a coordinator approves and moves a booking to any photographer, and opens no photos', async () => {
  const serviceIds = await makeServices()
  const bookingId = await makeBooking(client, await makeSlot(photographer, 5), serviceIds)
  await approveBooking(coordinator, bookingId)
  const colleague = await createPerson('PHOTOGRAPHER')
  await rescheduleBooking(coordinator, {
    bookingId,
    slotId: await makeSlot(colleague, 6),
    propertyAddress: '1418 Alder Ridge Lane, Asheville, NC 28804',
    specialInstructions: '',
  })
  expect(await findBooking(coordinator, bookingId)).toMatchObject({
    status: 'CONFIRMED',
    photographer: { id: colleague.profileId },
    may: { cancel: true, reassign: true, takeOver: false },
  })
  expect((await listUpcomingBookings(coordinator)).map(({ id }) => id)).toContain(bookingId)
  const notified = await db().notification.findMany({ where: { bookingId, actionType: 'view_booking' } })
  expect(notified.map(({ userId }) => userId)).toEqual(
    expect.arrayContaining([client.userId, photographer.userId, colleague.userId]),
  )

  const shot = await createBooking(client, photographer, '7 Blue Hollow')
  await expect(sendPhotos(coordinator, await makeSendInput(coordinator, shot))).rejects.toMatchObject({
    code: 'not-found',
  })
  await sendPhotos(photographer, await makeSendInput(photographer, shot))
  expect(await findDelivery(coordinator, { bookingId: shot })).toBeNull()
  expect(await listDeliveries(coordinator)).toEqual({ deliveries: [], total: 0 })
  expect((await searchRecords(coordinator, 'Blue Hollow')).photos).toEqual([])
  const { rows } = await listInvoices(coordinator, InvoiceFilter.parse({ booking_id: shot }))
  expect(rows).toMatchObject([{ person: client.fullName, action: 'mark-paid', canRemind: true }])
})

test('messages reach coordinators, and never editors', async () => {
  const first = { subject: 'Gate', priority: 'LOW' as const, message: 'Is Thursday fine?' }
  await startConversation(client, { ...first, idempotencyKey: randomUUID() })
  expect((await readUnreadCounts(coordinator)).messages).toBe(1)
  expect((await readUnreadCounts(editor)).messages).toBe(0)
  const notified = await db().notification.findMany({ where: { actionType: 'view_conversation' } })
  const userIds = notified.map(({ userId }) => userId)
  expect(userIds).toContain(coordinator.userId)
  expect(userIds).not.toContain(editor.userId)
})
