import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import {
  makeBooking,
  makeBookingRequest,
  makeServices,
  makeSlot,
  newCard,
  readAgreedText,
} from '@/lib/booking/bookings/bookings.fixture'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { findChargeSettings } from '@/lib/booking/bookings/queries/find-charge-settings'
import { findClientTerms } from '@/lib/booking/bookings/queries/find-client-terms'
import { forClient } from '@/lib/booking/bookings/rules/charge-settings'
import { agreementOf } from '@/lib/booking/bookings/rules/payment-terms'
import { agreementChangedText } from '@/lib/booking/bookings/words/agreement'
import { priceChangedText } from '@/lib/booking/bookings/words/wizard'
import { timeTakenText } from '@/lib/calendar/availability/words/times'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { brokenConstraint, db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { setClientTerms } from './set-client-terms'

useDatabase()

let client: Actor
let photographer: Actor
let services: string[]

beforeAll(async () => {
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  services = await makeServices()
})

const codeOf = (error: unknown) => (error as { code?: string }).code

async function countRows() {
  const [bookings, booked, events, cards, notifications, outbox] = await Promise.all([
    db().booking.count(),
    db().bookedService.count(),
    db().bookingEvent.count(),
    db().storedCard.count(),
    db().notification.count(),
    db().outboxMessage.count(),
  ])
  return { bookings, booked, events, cards, notifications, outbox }
}

test('writes the booking with its prices, event, slot, and notifications together', async () => {
  const slotId = await makeSlot(photographer, 3)
  const { bookingId } = await createBookingWithDeposit(client, makeBookingRequest(slotId, services), newCard)
  const booking = await findBooking(client, bookingId)
  expect(booking).toMatchObject({
    status: 'PENDING',
    number: bookingId.slice(0, 8),
    totalCents: 49_800,
    startTime: '09:00',
    endTime: '12:00',
    photographer: { fullName: 'Marin Holt' },
    services: [
      { name: 'Photo Shoot', priceCents: 29_900 },
      { name: 'Aerial Photography', priceCents: 19_900 },
    ],
    events: [{ kind: 'CREATED', actorName: 'Dana Whitfield', before: null, after: { status: 'PENDING' } }],
  })
  expect(await db().slotClaim.findMany({ where: { bookingId }, select: { slotId: true } })).toEqual([
    { slotId },
  ])
  const notifications = await db().notification.findMany({
    where: { bookingId },
    orderBy: { createdAt: 'asc' },
  })
  expect(
    notifications.map(({ userId, actionType, actionData }) => ({ userId, actionType, actionData })),
  ).toEqual([
    { userId: client.userId, actionType: 'view_booking', actionData: { booking_id: bookingId } },
    { userId: photographer.userId, actionType: 'approve_booking', actionData: { booking_id: bookingId } },
  ])
  const mails = await db().outboxMessage.findMany({ where: { kind: 'MAIL' } })
  expect(mails.map(({ topic, recipient }) => [topic, recipient]).sort()).toEqual(
    [
      ['booking-requested', client.email],
      ['booking-requested', photographer.email],
    ].sort(),
  )
})

test('keeps the booked price when the service changes', async () => {
  const bookingId = await makeBooking(client, await makeSlot(photographer, 4), services)
  await db().service.update({ where: { id: 'photo_shoot' }, data: { priceCents: 99_900 } })
  expect((await findBooking(client, bookingId))?.totalCents).toBe(49_800)
  await makeServices()
})

test('rejects a booking whose price changed since it was shown, and names the new total', async () => {
  const slotId = await makeSlot(photographer, 15)
  const input = makeBookingRequest(slotId, services)
  const before = await countRows()
  for (const [priceCents, total] of [
    [34_900, 54_800],
    [24_900, 44_800],
  ] as const) {
    await db().service.update({ where: { id: 'photo_shoot' }, data: { priceCents } })
    await expect(createBookingWithDeposit(client, input, newCard)).rejects.toMatchObject({
      code: 'conflict',
      message: priceChangedText(total, 'USD'),
    })
  }
  expect(await countRows()).toEqual(before)
  await makeServices()
  const booked = await createBookingWithDeposit(client, input, newCard)
  // A retry returns the same booking, whatever the current price.
  await db().service.update({ where: { id: 'photo_shoot' }, data: { priceCents: 99_900 } })
  expect(await createBookingWithDeposit(client, input, newCard)).toEqual(booked)
  await makeServices()
})

test('rejects a total that was shown in another currency', async () => {
  const slotId = await makeSlot(photographer, 16)
  const input = { ...makeBookingRequest(slotId, services), shownCurrency: 'EUR' }
  await expect(createBookingWithDeposit(client, input, newCard)).rejects.toMatchObject({ code: 'conflict' })
})

test('creates one booking and no other rows for fifty concurrent clients of one slot', async () => {
  const slotId = await makeSlot(photographer, 5)
  const clients = await Promise.all(Array.from({ length: 50 }, () => createPerson('CLIENT')))
  const before = await countRows()
  const outcomes = await Promise.allSettled(
    clients.map((one) => createBookingWithDeposit(one, makeBookingRequest(slotId, services), newCard)),
  )
  const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(rejected.map(codeOf)).toEqual(Array.from({ length: 49 }, () => 'slot-taken'))
  expect(rejected[0].message).toBe(timeTakenText)
  expect(await countRows()).toEqual({
    bookings: before.bookings + 1,
    booked: before.booked + 2,
    events: before.events + 1,
    cards: before.cards + 1,
    notifications: before.notifications + 2,
    // Two emails, two notification pushes, one refresh of open pages, and one of the open slots.
    outbox: before.outbox + 6,
  })
})

test('has database constraints against a second live booking of a slot', async () => {
  const slotId = await makeSlot(photographer, 6)
  const bookingId = await makeBooking(client, slotId, services)
  const { id: _id, ...row } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
  const overlapping = db().booking.create({ data: { ...row, idempotencyKey: randomUUID() } })
  await expect(overlapping).rejects.toSatisfy((error) => brokenConstraint(error) === 'bookings_no_overlap')
  const claim = db().slotClaim.create({ data: { slotId, bookingId } })
  await expect(claim).rejects.toSatisfy((error) => brokenConstraint(error) === 'slot_claims_pkey')
})

test('creates one booking for repeated requests, concurrent or later', async () => {
  const slotId = await makeSlot(photographer, 8)
  const input = makeBookingRequest(slotId, services)
  const before = await countRows()
  const results = await Promise.all(
    Array.from({ length: 10 }, () => createBookingWithDeposit(client, input, newCard)),
  )
  results.push(await createBookingWithDeposit(client, input, newCard))
  expect(new Set(results.map(({ bookingId }) => bookingId)).size).toBe(1)
  const after = await countRows()
  expect(after.bookings).toBe(before.bookings + 1)
  expect(after.notifications).toBe(before.notifications + 2)
  expect(after.cards).toBe(before.cards + 1)
})

test('books only after agreement to the terms, but returns an earlier booking under new ones', async () => {
  const input = makeBookingRequest(await makeSlot(photographer, 31), services)
  const book = () => createBookingWithDeposit(client, input, newCard)
  const first = await book()
  await db().legalDocument.create({ data: { kind: 'TERMS', version: 1, text: 'Pay in 14 days.' } })
  expect((await book()).bookingId).toBe(first.bookingId)
  const other = makeBookingRequest(await makeSlot(photographer, 32), services)
  const attempt = createBookingWithDeposit(client, other, newCard)
  await expect(attempt).rejects.toMatchObject({ code: 'conflict' })
  // Terms without a text are taken back, so that the tests below need no agreement.
  await db().legalDocument.create({ data: { kind: 'TERMS', version: 2, text: '' } })
  expect((await createBookingWithDeposit(client, other, newCard)).bookingId).not.toBe(first.bookingId)
})

test('creates one booking for one key with two times', async () => {
  const [first, second] = [await makeSlot(photographer, 9), await makeSlot(photographer, 10)]
  const idempotencyKey = randomUUID()
  const results = await Promise.all(
    [first, second].map((slotId) =>
      createBookingWithDeposit(client, makeBookingRequest(slotId, services, { idempotencyKey }), newCard),
    ),
  )
  expect(results[0]).toEqual(results[1])
  expect(await db().slotClaim.count({ where: { slotId: { in: [first, second] } } })).toBe(1)
})

test("rejects slots and services that aren't offered", async () => {
  const disabled = await makeSlot(photographer, 11)
  await db().availabilitySlot.update({ where: { id: disabled }, data: { isAvailable: false } })
  const past = await makeSlot(photographer, -1)
  const gone = randomUUID()
  const retired = await createPerson('PHOTOGRAPHER')
  const retiredSlot = await makeSlot(retired, 11)
  await db().profile.update({ where: { id: retired.profileId }, data: { accountStatus: 'DISABLED' } })
  for (const slotId of [disabled, past, gone, retiredSlot]) {
    const outcome = createBookingWithDeposit(client, makeBookingRequest(slotId, services), newCard)
    await expect(outcome).rejects.toMatchObject({ code: 'slot-taken' })
  }
  const slotId = await makeSlot(photographer, 12)
  const unknown = createBookingWithDeposit(
    client,
    makeBookingRequest(slotId, ['photo_shoot', 'no_such_thing']),
    newCard,
  )
  await expect(unknown).rejects.toMatchObject({ code: 'invalid' })
  const byPhotographer = createBookingWithDeposit(photographer, makeBookingRequest(slotId, services), newCard)
  await expect(byPhotographer).rejects.toMatchObject({ code: 'forbidden' })
  expect(await db().slotClaim.count({ where: { slotId } })).toBe(0)
})

test("accepts the client's own saved card only", async () => {
  const bookingId = await makeBooking(client, await makeSlot(photographer, 13), services)
  const { cardId } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
  const storedCardId = cardId ?? ''
  const slotId = await makeSlot(photographer, 14)
  const stranger = await createPerson('CLIENT')
  const stolen = createBookingWithDeposit(stranger, makeBookingRequest(slotId, services), () => ({
    storedCardId,
  }))
  await expect(stolen).rejects.toMatchObject({ code: 'payment-failed' })
  const again = await createBookingWithDeposit(client, makeBookingRequest(slotId, services), () => ({
    storedCardId,
  }))
  expect((await db().booking.findUniqueOrThrow({ where: { id: again.bookingId } })).cardId).toBe(storedCardId)
})

test('keeps what the client agreed to about charges, and books under no other terms', async () => {
  const studio = { ...(await getStudio()), chargeAfterDays: 3 }
  await db().studioSettings.update({ where: { id: 1 }, data: { chargeAfterDays: 3 } })
  try {
    const price = { totalCents: 49_800, taxCents: 0, currency: 'USD' }
    const agreedText = agreementOf(forClient(studio, false), price)?.text
    const slotId = await makeSlot(photographer, 41)
    const inAMonth = forClient({ ...studio, chargeAfterDays: 30 }, false)
    const dearer = forClient({ ...studio, lateCancelFeeCents: 9_900 }, false)
    for (const other of [undefined, ...[inAMonth, dearer].map((terms) => agreementOf(terms, price)?.text)]) {
      const request = makeBookingRequest(slotId, services, { agreedText: other })
      await expect(createBookingWithDeposit(client, request, newCard)).rejects.toThrow(agreementChangedText)
    }
    const { bookingId } = await createBookingWithDeposit(
      client,
      makeBookingRequest(slotId, services, { agreedText }),
      newCard,
    )
    expect(await db().paymentAgreement.findUnique({ where: { bookingId } })).toMatchObject({
      text: agreedText,
      brand: 'visa',
      last4: '4242',
      chargeAfterDays: 3,
      retryDays: [1, 3, 7],
    })
    const change = db().paymentAgreement.update({ where: { bookingId }, data: { chargeAfterDays: 0 } })
    await expect(change).rejects.toThrow('never changes')

    const clientId = client.profileId
    await setClientTerms(await createPerson('COORDINATOR'), { clientId, paysByInvoice: true })
    expect(agreementOf(await findChargeSettings(client), price)).toBeNull()
    const later = await makeSlot(photographer, 42)
    const agreed = createBookingWithDeposit(
      client,
      makeBookingRequest(later, services, { agreedText }),
      newCard,
    )
    await expect(agreed).rejects.toThrow(agreementChangedText)
    const byInvoice = await createBookingWithDeposit(client, makeBookingRequest(later, services), newCard)
    const agreements = { bookingId: { in: [bookingId, byInvoice.bookingId] } }
    expect(await db().paymentAgreement.count({ where: agreements })).toBe(1)
  } finally {
    await db().clientTerms.deleteMany()
    await db().studioSettings.update({ where: { id: 1 }, data: { chargeAfterDays: null } })
  }
})

test('keeps what the client agreed to about cancelling where nothing is charged to the card', async () => {
  await db().studioSettings.update({ where: { id: 1 }, data: { lateCancelFeeCents: 5_000 } })
  try {
    const slotId = await makeSlot(photographer, 43)
    const book = (agreedText?: string) =>
      createBookingWithDeposit(client, makeBookingRequest(slotId, services, { agreedText }), newCard)
    await expect(book()).rejects.toThrow(agreementChangedText)
    const text = await readAgreedText(client, 49_800)
    const { bookingId } = await book(text)
    expect(await db().paymentAgreement.findUnique({ where: { bookingId } })).toMatchObject({
      text,
      depositCents: 0,
      chargeAfterDays: null,
    })
  } finally {
    await db().studioSettings.update({ where: { id: 1 }, data: { lateCancelFeeCents: 0 } })
  }
})

test('only those who see clients set how a client pays, and only for clients', async () => {
  const clientId = (await createPerson('CLIENT')).profileId
  for (const role of ['CLIENT', 'EDITOR'] as const) {
    const actor = await createPerson(role)
    const change = setClientTerms(actor, { clientId, paysByInvoice: true })
    await expect(change).rejects.toMatchObject({ code: 'not-found' })
    expect(await findClientTerms(actor, clientId)).toBeNull()
  }
  const ofColleague = { clientId: photographer.profileId, paysByInvoice: true }
  await expect(setClientTerms(photographer, ofColleague)).rejects.toMatchObject({ code: 'not-found' })
  for (const paysByInvoice of [true, true, false]) {
    await setClientTerms(photographer, { clientId, paysByInvoice })
    expect(await findClientTerms(photographer, clientId)).toEqual({ paysByInvoice })
  }
  const entries = await db().auditEntry.findMany({ where: { subjectId: clientId } })
  expect(entries.map(({ details }) => details)).toEqual([{ paysByInvoice: true }, { paysByInvoice: false }])
})
