import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { replyToQuote } from '@/lib/booking/quotes/commands/reply-to-quote'
import { requestQuote } from '@/lib/booking/quotes/commands/request-quote'
import { setQuoteOpen } from '@/lib/booking/quotes/commands/set-quote-open'
import { findQuote } from '@/lib/booking/quotes/queries/find-quote'
import { findQuoteToBook } from '@/lib/booking/quotes/queries/find-quote-to-book'
import { filledIn, makeQuoteStudio } from '@/lib/booking/quotes/quotes.fixture'
import { notBookableText } from '@/lib/booking/quotes/words'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createBookingWithDeposit } from './book-shoot'
import { startQuoteBooking } from './start-quote-booking'

useDatabase()

const services = ['photo_shoot', 'house_tour']
const quotedCents = 65_000
let ava: Actor
let client: Actor
let email: string
let quoteId: string

beforeAll(async () => {
  ;({ ava, client } = await makeQuoteStudio())
})

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  email = `helen-${randomUUID().slice(0, 8)}@ashworth.test`
  quoteId = await makeQuote(email)
})

async function makeQuote(from: string): Promise<string> {
  const input = filledIn({ email: from })
  await requestQuote(input, '2001:db8::1')
  const { idempotencyKey } = input
  const { id } = await db().quoteRequest.findUniqueOrThrow({ where: { idempotencyKey } })
  await replyToQuote(ava, {
    quoteId: id,
    idempotencyKey: randomUUID(),
    text: 'For both, on June 16 or 18.',
    price: { cents: quotedCents, currency: 'USD' },
  })
  return id
}

const invitationsTo = (recipient: string) =>
  db().outboxMessage.count({ where: { kind: 'MAIL', topic: 'client-invited', recipient } })

async function book(clientId: string, days: number, change: { shownTotalCents: number; quoteId?: string }) {
  const request = makeBookingRequest(await makeSlot(ava, days, '08:00', '13:00'), services, change)
  return createBookingWithDeposit(ava, request, () => null, clientId)
}

test('one press makes a visitor a client, and opens a booking with what they asked for', async () => {
  const started = await startQuoteBooking(ava, quoteId)
  expect(started).toMatchObject({ fullName: 'Helen Ashworth', isNew: true })
  const { pathname, searchParams } = new URL(started.href, 'http://localhost')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/book',
    {
      client: started.clientId,
      quote: quoteId,
      services: expect.stringMatching(/^(photo_shoot,house_tour|house_tour,photo_shoot)$/),
      zip: '28804',
      sqft: '3400',
      step: 'calendar',
    },
  ])
  expect(await findQuoteToBook(quoteId, started.clientId)).toEqual({
    id: quoteId,
    propertyAddress: '61 Sunset Summit, Asheville, NC 28804',
    prices: { photo_shoot: 27_844, house_tour: 37_156 },
  })
  expect(await startQuoteBooking(ava, quoteId)).toEqual({ ...started, isNew: false })
  expect(await invitationsTo(email)).toBe(1)
})

test('the booking has the price of the quote, which it closes', async () => {
  const { clientId } = await startQuoteBooking(ava, quoteId)
  await expect(book(clientId, 3, { quoteId, shownTotalCents: 69_800 })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('$650.00'),
  })
  const { bookingId } = await book(clientId, 4, { quoteId, shownTotalCents: quotedCents })
  expect(await db().booking.findUnique({ where: { id: bookingId } })).toMatchObject({
    totalAmountCents: quotedCents,
  })
  expect(await findQuote(ava, quoteId)).toMatchObject({ status: 'CLOSED', bookingId })
  await expect(startQuoteBooking(ava, quoteId)).rejects.toMatchObject({
    code: 'conflict',
    message: notBookableText,
  })
  await expect(book(clientId, 5, { quoteId, shownTotalCents: quotedCents })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test("a quote's link is worth nothing to another client, nor after the request was closed", async () => {
  expect(await findQuoteToBook(quoteId, client.profileId)).toBeNull()
  await expect(book(client.profileId, 6, { quoteId, shownTotalCents: quotedCents })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('$698.00'),
  })
  const own = await makeQuote(client.email)
  expect(await findQuoteToBook(own, client.profileId)).toMatchObject({ id: own })
  await setQuoteOpen(ava, own, false)
  expect(await findQuoteToBook(own, client.profileId)).toBeNull()
  expect(await findQuoteToBook('not-an-id', client.profileId)).toBeNull()
})

test("a team member's or another client's address invites nobody", async () => {
  const colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
  const ofTeam = await makeQuote(colleague.email)
  await expect(startQuoteBooking(ava, ofTeam)).rejects.toMatchObject({ code: 'invalid' })
  const ofClient = await makeQuote(client.email)
  expect(await startQuoteBooking(ava, ofClient)).toMatchObject({ clientId: client.profileId, isNew: false })
})
