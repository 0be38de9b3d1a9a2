import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmCardSetup } from '@/components/cards/confirm-card-setup'
import { useDatabase } from '@/e2e/support/database'
import { createPerson } from '@/lib/accounts/accounts.fixture'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeServices, makeSlot } from '@/lib/bookings/bookings.fixture'
import { prepareCard } from '@/lib/cards/commands/prepare-card'
import { listStoredCards } from '@/lib/cards/queries/list-stored-cards'
import { readCardEntry } from '@/lib/cards/queries/read-card-entry'
import { readReturnedCard } from '@/lib/cards/queries/read-returned-card'
import type { CardFields } from '@/lib/cards/schema'
import { db } from '@/lib/platform/db'
import { serveOnLoopback } from '@/sandbox/loopback'
import { openStore } from '@/sandbox/store'
import { openStripe } from '@/sandbox/stripe'
import { bookShoot } from './book-shoot'

// From the browser's card setup to the booking, over HTTP against Stripe's protocol.

useDatabase()

const folder = mkdtempSync(path.join(tmpdir(), 'northlight-cards-'))
const visa: CardFields = {
  cardholderName: 'Dana Whitfield',
  cardNumber: '4242424242424242',
  expiryDate: '12/40',
  cvv: '123',
}
let stripeSandbox: Awaited<ReturnType<typeof serveOnLoopback>>
let client: Actor
let photographer: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  stripeSandbox = await serveOnLoopback({
    port: 0,
    open: (sandboxUrl) => [
      openStripe({ store: openStore(folder), sandboxUrl, appUrl: 'http://localhost:9' }),
    ],
  })
  process.env.STRIPE_API_URL = stripeSandbox.url
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  services = await makeServices()
})

afterAll(async () => {
  await stripeSandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

async function present(actor: Actor, card: Partial<CardFields> = {}) {
  const entry = readCardEntry()
  if (entry.mode !== 'fields') throw new Error('expected the sandbox card form')
  const preparation = await prepareCard(actor)
  const outcome = await confirmCardSetup(
    entry,
    preparation,
    { ...visa, ...card },
    'http://localhost:3000/book',
  )
  return { outcome, setupIntentId: preparation.setupIntentId }
}

async function book(setupIntentId: string, by = client) {
  day += 1
  return bookShoot(by, {
    ...makeBookingRequest(await makeSlot(photographer, day), services),
    card: { setupIntentId },
  })
}

test('sends the card from the browser to Stripe, and stores only its reference', async () => {
  const { outcome, setupIntentId } = await present(client)
  expect(outcome).toEqual({ kind: 'done' })
  const { bookingId } = await book(setupIntentId)
  const booking = await db().booking.findUniqueOrThrow({ where: { id: bookingId }, include: { card: true } })
  expect(booking.card).toMatchObject({ brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2040 })
  expect(await listStoredCards(client)).toMatchObject([{ brand: 'visa', last4: '4242' }])
  const again = await bookShoot(client, {
    ...makeBookingRequest(await makeSlot(photographer, 20), services),
    card: { storedCardId: booking.cardId ?? '' },
  })
  expect((await db().booking.findUniqueOrThrow({ where: { id: again.bookingId } })).cardId).toBe(
    booking.cardId,
  )
})

test.each([
  [{ cardNumber: '4000000000000002' }, null, 'Your card was declined.'],
  [{ cardNumber: '4000000000009995' }, null, 'Your card has insufficient funds.'],
  [{ cardNumber: '4000000000000069' }, 'expiryDate', 'Your card has expired.'],
  [{ cardNumber: '4000000000000127' }, 'cvv', "Your card's security code is incorrect."],
  [{ cardNumber: '4242424242424241' }, 'cardNumber', 'Your card number is incorrect.'],
  [{ expiryDate: '01/20' }, 'expiryDate', "Your card's expiration year is invalid."],
] as const)("rejects %o with Stripe's message", async (card, field, message) => {
  const { outcome, setupIntentId } = await present(client, card)
  expect(outcome).toEqual({ kind: 'rejected', field, message })
  await expect(book(setupIntentId)).rejects.toMatchObject({ code: 'payment-failed' })
})

test('accepts a card that requires authentication once its holder has completed it', async () => {
  const { outcome, setupIntentId } = await present(client, { cardNumber: '4000002500003155' })
  expect(outcome.kind).toBe('authenticate')
  expect(await readReturnedCard(client, setupIntentId)).toBeNull()
  await expect(book(setupIntentId)).rejects.toMatchObject({ code: 'payment-failed' })
})

test("rejects another client's card, an unknown one, and invalid input", async () => {
  const { setupIntentId } = await present(client)
  const stranger = await createPerson('CLIENT')
  await present(stranger)
  for (const id of [setupIntentId, 'seti_unknown', 'seti_x/../../customers']) {
    await expect(book(id, stranger)).rejects.toMatchObject({ code: 'payment-failed' })
  }
  expect(await db().booking.count({ where: { clientId: stranger.profileId } })).toBe(0)
})

test('creates one customer for two concurrent first cards', async () => {
  const newcomer = await createPerson('CLIENT')
  const [one, other] = await Promise.all([present(newcomer), present(newcomer)])
  await book(one.setupIntentId, newcomer)
  await book(other.setupIntentId, newcomer)
  expect(await db().storedCard.count({ where: { profileId: newcomer.profileId } })).toBe(2)
  expect(await listStoredCards(newcomer)).toHaveLength(1)
})

test("doesn't call Stripe for a retry after a lost response", async () => {
  const { setupIntentId } = await present(client)
  const input = { ...makeBookingRequest(await makeSlot(photographer, 30), services), card: { setupIntentId } }
  const first = await bookShoot(client, input)
  expect(await bookShoot(client, { ...input, card: { setupIntentId: 'seti_gone' } })).toEqual(first)
})

test('rejects a time that is gone before calling Stripe', async () => {
  const { setupIntentId } = await present(client)
  const slotId = await makeSlot(photographer, 31)
  await bookShoot(client, { ...makeBookingRequest(slotId, services), card: { setupIntentId } })
  const late = { ...makeBookingRequest(slotId, services), card: { setupIntentId: 'seti_unknown' } }
  await expect(bookShoot(await createPerson('CLIENT'), late)).rejects.toMatchObject({ code: 'slot-taken' })
})
