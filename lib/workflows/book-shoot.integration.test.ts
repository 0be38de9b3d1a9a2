import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { workerSandbox } from '@/e2e/support/worker-sandbox'
import type { Actor } from '@/lib/auth/actor'
import { useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { makeBookingRequest, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { prepareCard } from '@/lib/catalog/cards/commands/prepare-card'
import { listStoredCards } from '@/lib/catalog/cards/queries/list-stored-cards'
import { readReturnedCard } from '@/lib/catalog/cards/queries/read-returned-card'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { sandboxKeys } from '@/sandbox/keys'
import { callSetupIntent } from '@/sandbox/stripe/elements/browser/api'
import { bookShoot } from './book-shoot'

// From the browser's card setup to the booking, over HTTP against Stripe's protocol.

useDatabase()
useStripe()

let client: Actor
let photographer: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  services = await makeServices()
})

/** Confirms a new card as Stripe.js does. */
async function present(actor: Actor, number = '4242424242424242') {
  const { setupIntentId, clientSecret } = await prepareCard(actor)
  const { publishableKey } = sandboxKeys.stripe
  const result = await callSetupIntent(
    (await workerSandbox()).url,
    { publishableKey, clientSecret },
    {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
      return_url: 'http://localhost:3000/book',
    },
  )
  return { result, setupIntentId }
}

async function book(setupIntentId: string, by = client) {
  day += 1
  return bookShoot(by, {
    ...makeBookingRequest(await makeSlot(photographer, day), services),
    card: { setupIntentId },
  })
}

test('sends the card from the browser to Stripe, and stores only its reference', async () => {
  const { result, setupIntentId } = await present(client)
  expect(result).toMatchObject({ setupIntent: { status: 'succeeded' } })
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
  ['4000000000000002', { code: 'card_declined', decline_code: 'generic_decline' }],
  ['4000000000009995', { code: 'card_declined', decline_code: 'insufficient_funds' }],
  ['4000000000000069', { code: 'expired_card' }],
  ['4000000000000127', { code: 'incorrect_cvc' }],
])('accepts no booking with card %s, which Stripe rejects', async (number, error) => {
  const { result, setupIntentId } = await present(client, number)
  expect(result).toMatchObject({ error: { type: 'card_error', ...error } })
  await expect(book(setupIntentId)).rejects.toMatchObject({ code: 'payment-failed' })
})

test('accepts no card that requires authentication before its holder has completed it', async () => {
  const { result, setupIntentId } = await present(client, '4000002500003155')
  expect(result).toMatchObject({ setupIntent: { status: 'requires_action' } })
  expect(await readReturnedCard(client, setupIntentId)).toBe('not-confirmed')
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

test("rejects a card setup that the portal didn't start", async () => {
  const { stripeCustomerId } = await db().profile.findUniqueOrThrow({ where: { id: client.profileId } })
  const foreign = await stripe().setupIntents.create({
    customer: stripeCustomerId ?? '',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'http://localhost:3000/book',
  })
  expect(foreign.status).toBe('succeeded')
  await expect(book(foreign.id)).rejects.toMatchObject({ code: 'payment-failed' })
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
