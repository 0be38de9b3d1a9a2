import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { openCheckout } from '@/lib/billing/invoices/commands/open-checkout'
import { remindClient } from '@/lib/billing/invoices/commands/remind-client'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { readHistory } from '@/lib/billing/invoices/queries/read-history'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { noChargeText } from '@/lib/billing/invoices/words/payment'
import { cancelBooking } from '@/lib/booking/bookings/bookings.fixture'
import { completeBooking } from '@/lib/booking/bookings/commands/complete-booking'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { deliveredText } from '@/lib/booking/bookings/words/changes'
import { changeTitles } from '@/lib/booking/bookings/words/notifications'
import { serviceGoneText } from '@/lib/catalog/services/words/orders'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { saveDraft } from '@/lib/photos/deliveries/commands/save-draft'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findBookingChoice } from '@/lib/photos/deliveries/queries/find-booking-choice'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { findDraft } from '@/lib/photos/deliveries/queries/find-draft'
import type { SendPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import {
  alreadyDeliveredText,
  deliveryNotifications,
  filesGoneText,
  pastExpiryText,
} from '@/lib/photos/deliveries/words/deliveries'
import { db } from '@/lib/platform/data/db'
import { addDays, dateFromDatabase, dateToDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addPhotosToDelivery } from './add-photos'
import { sendPhotos } from './send-photos'

useDatabase()

useStorage()
let client: Actor
let photographer: Actor
let bookingId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})
beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
})

/** Counts the rows that a send writes. */
async function countWritten() {
  const [deliveries, photos, invoices, notices, mails, jobs] = await Promise.all([
    db().mediaDelivery.count({ where: { bookingId } }),
    db().photo.count({ where: { delivery: { bookingId } } }),
    db().invoice.count({ where: { bookingId } }),
    db().notification.count({ where: { bookingId, userId: client.userId } }),
    db().outboxMessage.count({
      where: { kind: 'MAIL', topic: 'photos-ready', payload: { path: ['link'], string_contains: bookingId } },
    }),
    db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'make-derivatives' AND j.payload->>'photoId' IN (
        SELECT p.id::text FROM photos p JOIN media_deliveries d ON d.id = p.delivery_id WHERE d.booking_id = ${bookingId}::uuid)`,
  ])
  return { deliveries, photos, invoices, notices, mails, jobs: jobs[0]?.count }
}

const once = { deliveries: 1, photos: 3, invoices: 1, notices: 2, mails: 1, jobs: 3 }
const nothing = { deliveries: 0, photos: 0, invoices: 0, notices: 0, mails: 0, jobs: 0 }

test('writes delivery, photos, invoice, notifications, email, and jobs together', async () => {
  const input = await makeSendInput(photographer, bookingId)
  const sent = await sendPhotos(photographer, input)
  expect(await countWritten()).toEqual(once)
  const delivery = await db().mediaDelivery.findUniqueOrThrow({
    where: { id: sent.deliveryId },
    include: { invoices: true, photos: { orderBy: { position: 'asc' } } },
  })
  expect(delivery).toMatchObject({ fileName: '903-chestnut-street.zip', totalPhotos: 3 })
  expect(delivery.invoices).toMatchObject([
    { invoiceNumber: sent.invoiceNumber, amountCents: 49_800, status: 'PENDING' },
  ])
  expect(delivery.photos.map(({ name, isPreview, isFull }) => [name, isPreview, isFull])).toEqual([
    ['one.jpg', true, true],
    ['two.jpg', false, true],
    ['three.jpg', false, true],
  ])
})

test('says in the email when the gallery closes', async () => {
  const lastDay = addDays(todayIn('America/New_York'), 90)
  const input = await makeSendInput(photographer, bookingId, { expiresOn: lastDay })
  const { invoiceNumber } = await sendPhotos(photographer, input)
  const { payload } = await db().outboxMessage.findFirstOrThrow({
    where: { topic: 'photos-ready', payload: { path: ['invoiceNumber'], equals: invoiceNumber } },
  })
  expect(payload).toMatchObject({ lastDay: formatDate(lastDay) })
})

test('links the notification and the email to the invoice', async () => {
  const { deliveryId, invoiceNumber } = await sendPhotos(
    photographer,
    await makeSendInput(photographer, bookingId),
  )
  const { id } = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
  const mail = await db().outboxMessage.findFirstOrThrow({
    where: { topic: 'photos-ready', payload: { path: ['invoiceNumber'], equals: invoiceNumber } },
  })
  expect(mail.payload).toMatchObject({ payLink: expect.stringMatching(new RegExp(`/invoices/${id}$`)) })
  const notice = await db().notification.findFirstOrThrow({ where: { bookingId, actionType: 'pay_invoice' } })
  expect(notice.actionData).toMatchObject({ invoice_id: id })
})

test('stores a separately uploaded preview after the full photos, and not as one of them', async () => {
  const extra = await storeUpload(photographer, { name: 'teaser.jpg' })
  const input = await makeSendInput(photographer, bookingId, { previewFileIds: [extra] })
  const { deliveryId } = await sendPhotos(photographer, input)
  const last = await db().photo.findFirstOrThrow({ where: { deliveryId }, orderBy: { position: 'desc' } })
  expect(last).toMatchObject({ name: 'teaser.jpg', isPreview: true, isFull: false, position: 3 })
})

test('sends once for five concurrent requests and a retry after a lost response', async () => {
  const input = await makeSendInput(photographer, bookingId)
  const results = await Promise.all(Array.from({ length: 5 }, () => sendPhotos(photographer, input)))
  results.push(await sendPhotos(photographer, input))
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  expect(await countWritten()).toEqual(once)
})

test('records the delivery and the invoice with the tax rate at the time', async () => {
  await createTaxRate(8_250)
  const { deliveryId } = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
  const { events, invoices } = await db().mediaDelivery.findUniqueOrThrow({
    where: { id: deliveryId },
    select: { events: true, invoices: { include: { events: true } } },
  })
  expect(events).toMatchObject([
    { kind: 'SENT', actorId: photographer.profileId, details: { photos: 3, previews: 1 } },
  ])
  expect(invoices).toMatchObject([
    {
      taxCents: 3795,
      events: [{ kind: 'ISSUED', actorId: photographer.profileId }],
    },
  ])
})

test('extra items are charged on top of the amount, each with a line, and only by those who set prices', async () => {
  const extras = [
    { name: 'Twilight photos', amount: { cents: 10_000, currency: 'USD' }, serviceId: null },
    { name: 'Prints', amount: { cents: 500, currency: 'USD' }, serviceId: await addPrints() },
  ]
  const input = await makeSendInput(photographer, bookingId, { extras })
  const inEuros = {
    ...input,
    extras: [{ name: 'Prints', amount: { cents: 100, currency: 'EUR' }, serviceId: null }],
  }
  await expect(sendPhotos(photographer, inEuros)).rejects.toMatchObject({ code: 'conflict' })
  const unknown = { name: 'Prints', amount: { cents: 100, currency: 'USD' }, serviceId: 'gone' }
  await expect(sendPhotos(photographer, { ...input, extras: [unknown] })).rejects.toMatchObject({
    fields: { extras: [serviceGoneText] },
  })
  await sendPhotos(photographer, input)
  const invoice = await db().invoice.findFirstOrThrow({
    where: { bookingId },
    include: { lines: { orderBy: { position: 'asc' } } },
  })
  expect(invoice).toMatchObject({ amountCents: 60_300 })
  expect(
    invoice.lines.map(({ kind, description, amountCents, serviceId }) => [
      kind,
      description,
      amountCents,
      serviceId,
    ]),
  ).toEqual([
    ['OTHER', 'Twilight photos', 10_000, null],
    ['SERVICE', 'Prints', 500, 'extra_prints'],
    ['ADJUSTMENT', 'Agreed addition', 49_800, null],
  ])
  const editor = await createPerson('EDITOR')
  const other = await createBooking(client, photographer)
  await sendPhotos(editor, await makeSendInput(editor, other, { extras }))
  expect(await db().invoice.findFirstOrThrow({ where: { bookingId: other } })).toMatchObject({
    amountCents: 49_800,
  })
})

describe('the gallery stays open', () => {
  const send = async (expiresOn?: string | null) => {
    const input = await makeSendInput(photographer, bookingId)
    const { deliveryId } = await sendPhotos(photographer, { ...input, expiresOn })
    const sent = await db().mediaDelivery.findUniqueOrThrow({ where: { id: deliveryId } })
    return sent.expiresOn && dateFromDatabase(sent.expiresOn)
  }
  const today = async () =>
    todayIn((await db().studioSettings.findUniqueOrThrow({ where: { id: 1 } })).timeZone)

  test("indefinitely, unless the studio's settings limit it", async () => {
    expect(await send()).toBeNull()
    await db().studioSettings.update({ where: { id: 1 }, data: { galleryDays: 90 } })
    expect(await send()).toBe(addDays(await today(), 90))
    expect(await send(null)).toBeNull()
    await db().studioSettings.update({ where: { id: 1 }, data: { galleryDays: null } })
  })

  test("until the chosen day, which can't be in the past", async () => {
    expect(await send(await today())).toBe(await today())
    await expect(send(addDays(await today(), -1))).rejects.toThrow(pastExpiryText)
  })
})

test('five hundred photos are sent in few statements', async () => {
  const fullFileIds = Array.from({ length: 500 }, () => randomUUID())
  await db().storedFile.createMany({
    data: fullFileIds.map((id) => ({
      id,
      key: `rows-only-${id}`,
      purpose: 'PHOTO_ORIGINAL',
      name: 'photo.jpg',
      contentType: 'image/jpeg',
      sizeBytes: 12_000_000,
      uploaderId: photographer.profileId,
    })),
  })
  const input = await makeSendInput(photographer, bookingId, { fullFileIds })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await sendPhotos(photographer, input)
  const statements = query.mock.calls.length
  query.mockRestore()
  expect(statements).toBeGreaterThan(10)
  expect(statements).toBeLessThan(60)
  expect(await countWritten()).toMatchObject({ photos: 500, jobs: 500 })
})

describe('writes nothing at all when', () => {
  test.each<[string, (input: Awaited<ReturnType<typeof makeSendInput>>) => Promise<[Actor, object]>, string]>(
    [
      [
        'the booking belongs to another photographer',
        async () => [await createPerson('PHOTOGRAPHER'), {}],
        'Booking not found',
      ],
      [
        "the booking doesn't exist",
        async () => [photographer, { bookingId: randomUUID() }],
        'Booking not found',
      ],
      [
        'a file belongs to another photographer',
        async ({ fullFileIds }) => {
          const foreign = await storeUpload(await createPerson('PHOTOGRAPHER'))
          return [photographer, { fullFileIds: [...fullFileIds, foreign] }]
        },
        filesGoneText,
      ],
      [
        'a file was never uploaded',
        async () => [photographer, { fullFileIds: [randomUUID()] }],
        filesGoneText,
      ],
      [
        "the amount can't be invoiced",
        async () => [photographer, { amount: { cents: 100_000_000, currency: 'USD' } }],
        'amount must be between',
      ],
      [
        "the amount isn't in the booking's currency",
        async () => [photographer, { amount: { cents: 49_800, currency: 'EUR' } }],
        'The currency is now USD',
      ],
    ],
  )('%s', async (_name, arrange, sentence) => {
    const input = await makeSendInput(photographer, bookingId)
    const [actor, changes] = await arrange(input)
    await expect(sendPhotos(actor, { ...input, ...changes })).rejects.toThrow(sentence)
    expect(await countWritten()).toEqual(nothing)
  })

  test.each(['PENDING', 'CANCELLED'] as const)('the booking is %s', async (status) => {
    await db().booking.update({ where: { id: bookingId }, data: { status } })
    const input = await makeSendInput(photographer, bookingId)
    await expect(sendPhotos(photographer, input)).rejects.toThrow('Booking not found')
    expect(await countWritten()).toEqual(nothing)
  })
})

describe('a booking that was delivered before', () => {
  test('is billed again only by a photographer who knew of the first delivery', async () => {
    const { deliveryId } = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
    const unaware = await makeSendInput(photographer, bookingId, { latestDeliveryId: null })
    await expect(sendPhotos(photographer, unaware)).rejects.toMatchObject({
      code: 'conflict',
      message: alreadyDeliveredText,
    })
    expect(await countWritten()).toEqual(once)
    await sendPhotos(photographer, { ...unaware, latestDeliveryId: deliveryId })
    expect(await countWritten()).toMatchObject({ deliveries: 2, invoices: 2 })
  })

  test('accepts one of two different concurrent sends', async () => {
    const inputs = [
      await makeSendInput(photographer, bookingId),
      await makeSendInput(photographer, bookingId),
    ]
    const outcomes = await Promise.allSettled(inputs.map((input) => sendPhotos(photographer, input)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await countWritten()).toEqual(once)
  })

  test('is offered with its delivery and invoice status', async () => {
    const { deliveryId, invoiceNumber } = await sendPhotos(
      photographer,
      await makeSendInput(photographer, bookingId),
    )
    const sentOn = formatInstantDate(new Date(), 'America/New_York')
    expect((await findBookingChoice(photographer, bookingId))?.deliveries).toEqual([
      {
        id: deliveryId,
        photoCount: 3,
        sentOn,
        invoice: `${invoiceNumber}, $498.00, not paid yet`,
        choice: null,
      },
    ])
    const free = await makeSendInput(photographer, bookingId, { amount: { cents: 0, currency: 'USD' } })
    const second = await sendPhotos(photographer, free)
    expect((await findBookingChoice(photographer, bookingId))?.deliveries).toMatchObject([
      { id: second.deliveryId, invoice: `${second.invoiceNumber}, no charge` },
      { id: deliveryId },
    ])
  })

  test('accepts more photos at no charge, and deletes the draft', async () => {
    const { deliveryId } = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
    const { idempotencyKey, fullFileIds } = await makeSendInput(photographer, bookingId)
    await saveDraft(photographer, {
      idempotencyKey,
      bookingId,
      files: [],
      previews: [],
      amount: '',
      isAmountTyped: false,
      completesShoot: true,
      googleDriveLink: '',
      deliveryInstructions: '',
      expiresOn: '',
    })
    await addPhotosToDelivery(photographer, { idempotencyKey, deliveryId, fileIds: fullFileIds })
    expect(await findDraft(photographer)).toBeNull()
    expect(await countWritten()).toMatchObject({ deliveries: 1, photos: 6, invoices: 1 })
  })
})

describe('a confirmed booking', () => {
  let day = 0
  beforeEach(async () => {
    const shootDate = dateToDatabase(addDays(todayIn('America/New_York'), ++day))
    await db().booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED', shootDate } })
  })
  const send = async (changes: Partial<SendPhotosInput> = {}) =>
    sendPhotos(photographer, await makeSendInput(photographer, bookingId, changes))
  const read = () => findBooking(client, bookingId)
  const sentReason = deliveredText({ status: 'CONFIRMED', isDelivered: true })

  test('is completed on its timeline, and the client is notified only of the photos', async () => {
    await send()
    const booking = await read()
    expect(booking?.status).toBe('COMPLETED')
    expect(booking?.events.map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['COMPLETED', photographer.fullName],
    ])
    const notifications = await db().notification.findMany({ where: { bookingId, userId: client.userId } })
    expect(notifications.map(({ title }) => title)).not.toContain(changeTitles.completed)
  })

  test('stays confirmed if the photographer chooses so, and can then only be completed', async () => {
    await send({ completesShoot: false })
    const booking = await read()
    expect(booking).toMatchObject({ status: 'CONFIRMED', isDelivered: true })
    expect(booking?.may).toMatchObject({ cancel: false, reschedule: false })
    for (const actor of [client, photographer]) {
      const conflict = { code: 'conflict', message: sentReason }
      await expect(cancelBooking(actor, bookingId)).rejects.toMatchObject(conflict)
      await expect(
        rescheduleBooking(actor, {
          bookingId,
          slotId: randomUUID(),
          propertyAddress: '903 Chestnut Street',
          specialInstructions: '',
        }),
      ).rejects.toMatchObject(conflict)
    }
    await completeBooking(photographer, bookingId)
    expect((await read())?.status).toBe('COMPLETED')
  })

  test('is either delivered or cancelled when both happen concurrently', async () => {
    const input = await makeSendInput(photographer, bookingId, { completesShoot: false })
    const outcomes = await Promise.allSettled([
      sendPhotos(photographer, input),
      cancelBooking(client, bookingId),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const booking = await read()
    expect([booking?.status, booking?.isDelivered]).toEqual(
      outcomes[0].status === 'fulfilled' ? ['CONFIRMED', true] : ['CANCELLED', false],
    )
  })
})

describe('with an amount of 0', () => {
  const sendFree = async () =>
    sendPhotos(
      photographer,
      await makeSendInput(photographer, bookingId, { amount: { cents: 0, currency: 'USD' } }),
    )

  test('the invoice is issued as paid at no charge, and all photos are unlocked', async () => {
    const { deliveryId, isComplimentary } = await sendFree()
    expect(isComplimentary).toBe(true)
    const invoice = await db().invoice.findFirstOrThrow({ where: { deliveryId }, include: { lines: true } })
    expect(invoice).toMatchObject({ amountCents: 0, status: 'COMPLETED', paidMethod: 'NO_CHARGE' })
    expect(invoice.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
    expect(await findDelivery(client, { deliveryId })).toMatchObject({
      open: true,
      invoice: { isComplimentary: true, payable: false },
    })
  })

  test('nothing asks the client to pay: no checkout, reminder, or text', async () => {
    const { deliveryId, invoiceNumber } = await sendFree()
    const { id: invoiceId } = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
    await expect(openCheckout(client, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
    const today = todayIn('America/New_York')
    expect(
      await db().$transaction((tx) =>
        remindClient(tx, invoiceId, { byProfileId: photographer.profileId }, today),
      ),
    ).toBe(false)
    const notifications = await db().notification.findMany({ where: { bookingId, userId: client.userId } })
    expect(notifications).toMatchObject([
      deliveryNotifications.sent({
        address: '903 Chestnut Street',
        photoCount: 3,
        previewCount: 2,
        isUnlocked: true,
      }),
    ])
    const mail = await db().outboxMessage.findFirstOrThrow({
      where: { topic: 'photos-ready', payload: { path: ['invoiceNumber'], equals: invoiceNumber } },
    })
    expect(mail.payload).toMatchObject({ isComplimentary: true })
  })

  test('the sheet and the history say so, and there is nothing to refund or void', async () => {
    const { deliveryId } = await sendFree()
    const { id } = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
    expect(await readInvoice(photographer, id)).toMatchObject({
      stamp: 'No charge',
      amount: '$0.00',
      balance: '$0.00',
      payment: noChargeText,
      can: { pay: false, markPaid: false, remind: false, refund: false, void: false, replace: false },
    })
    expect(await readHistory(client, id)).toMatchObject([
      { title: 'Issued', detail: `${photographer.fullName} sent the photos at no charge.` },
    ])
  })
})

test('scopes idempotency keys to the photographer, and returns the first result for a repeat', async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  const theirBookingId = await createBooking(client, colleague)
  const input = await makeSendInput(photographer, bookingId)
  const theirs = await makeSendInput(colleague, theirBookingId, { idempotencyKey: input.idempotencyKey })
  await saveDraft(colleague, {
    idempotencyKey: input.idempotencyKey,
    bookingId: theirBookingId,
    files: [],
    previews: [],
    amount: '',
    isAmountTyped: false,
    completesShoot: true,
    googleDriveLink: '',
    deliveryInstructions: '',
    expiresOn: '',
  })
  const first = await sendPhotos(photographer, input)
  expect(await findDraft(colleague)).not.toBeNull()
  const second = await sendPhotos(colleague, theirs)
  expect(second).toMatchObject({ bookingId: theirBookingId })
  expect(await sendPhotos(photographer, input)).toEqual(first)
  expect(await sendPhotos(colleague, theirs)).toEqual(second)
  expect(await db().mediaDelivery.count({ where: { idempotencyKey: input.idempotencyKey } })).toBe(2)
})

test('rejects photos that were already sent by another request', async () => {
  const input = await makeSendInput(photographer, bookingId)
  const requests = [input, { ...input, idempotencyKey: randomUUID() }]
  const outcomes = await Promise.allSettled(requests.map((request) => sendPhotos(photographer, request)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await countWritten()).toEqual(once)
})

describe('an agreed charge', () => {
  const agree = (chargeAfterDays: number | null) =>
    db().paymentAgreement.create({
      data: {
        bookingId,
        chargeAfterDays,
        retryDays: [1, 3],
        text: 'I agree.',
        brand: 'visa',
        last4: '4242',
        agreedAt: new Date(),
      },
    })
  const chargeOf = (deliveryId: string) =>
    db().scheduledCharge.findFirst({ where: { invoice: { deliveryId } }, include: { invoice: true } })

  test('is scheduled with the first delivery only', async () => {
    await agree(30)
    const { deliveryId } = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
    const charge = await chargeOf(deliveryId)
    const chargedOn = addDays(todayIn('America/New_York'), 30)
    expect(charge).toMatchObject({ attempts: 0, retryDays: [1, 3] })
    expect(charge && dateFromDatabase(charge.invoice.dueOn)).toBe(chargedOn)
    const mail = await db().outboxMessage.findFirstOrThrow({
      where: { topic: 'photos-ready', payload: { path: ['link'], string_contains: deliveryId } },
    })
    const text = `Visa ending 4242 will be charged on ${formatInstantDate(charge?.nextAt ?? '', 'America/New_York')}.`
    expect(mail.payload).toMatchObject({ chargeText: text })
    const again = await makeSendInput(photographer, bookingId)
    const second = await sendPhotos(photographer, { ...again, latestDeliveryId: deliveryId })
    expect(await chargeOf(second.deliveryId)).toBeNull()
  })

  test('is not scheduled for more than was agreed, nothing, or payment by invoice', async () => {
    for (const [afterDays, cents] of [
      [0, 49_801],
      [0, 0],
      [null, 49_800],
    ] as const) {
      bookingId = await createBooking(client, photographer)
      await agree(afterDays)
      const input = await makeSendInput(photographer, bookingId)
      const amount = { cents, currency: 'USD' }
      const { deliveryId } = await sendPhotos(photographer, { ...input, amount })
      expect(await chargeOf(deliveryId)).toBeNull()
    }
  })
})

async function addPrints(): Promise<string> {
  const { id } = await db().service.create({
    data: {
      id: 'extra_prints',
      name: 'Prints',
      kind: 'ADD_ON',
      category: 'OTHER',
      description: 'For a test.',
      duration: 'None',
      durationMinutes: 0,
      priceBasis: 'EACH',
      priceCents: 250,
    },
    select: { id: true },
  })
  return id
}
