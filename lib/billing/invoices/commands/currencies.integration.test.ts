import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { readRefundTerms } from '@/lib/billing/invoices/queries/read-refund-terms'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { RefundInvoice } from '@/lib/billing/invoices/schema/refunds'
import { payOnPage, storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { whenPaymentSucceeds } from '@/lib/workflows/when-payment-succeeds'
import { confirmReturn } from './confirm-return'
import { openCheckout } from './open-checkout'
import { payByCard } from './pay-by-card'
import { requestRefund } from './request-refund'

// Stripe gets the minor units that are on record, whatever the currency's decimals.

useDatabase()
useStripe()

let client: Actor
let photographer: Actor
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})

const currencies = [
  {
    currency: 'JPY',
    amountCents: 49_800,
    amount: '¥49,800',
    typedRefund: '9,800',
    refundCents: 9_800,
    refund: '¥9,800',
    rest: '40,000',
  },
  {
    currency: 'KWD',
    amountCents: 149_850,
    amount: 'KWD 149.850',
    typedRefund: '9.120',
    refundCents: 9_120,
    refund: 'KWD 9.120',
    rest: '140.730',
  },
]

const paymentMethods: [string, () => Promise<unknown>][] = [
  ['Checkout', payAtCheckout],
  ['a saved card', payWithSavedCard],
]

/** Intl separates a code from its number with a no-break space. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')
const findInvoiceRow = () => db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })

async function payAtCheckout() {
  await payOnPage((await openCheckout(client, invoiceId)).url)
  const { stripeSessionId, amountCents, currency } = await db().checkoutSession.findFirstOrThrow({
    where: { invoiceId },
  })
  const session = await stripe().checkout.sessions.retrieve(stripeSessionId)
  expect(session).toMatchObject({ amount_total: amountCents, currency: currency.toLowerCase() })
  expect(await confirmReturn(client, stripeSessionId)).toMatchObject({ state: 'paid' })
}

async function payWithSavedCard() {
  const { id: cardId } = await storeCard(client)
  expect(await payByCard(client, { invoiceId, cardId })).toEqual({ outcome: 'paid' })
}

/** Refunds an amount as a photographer types it. */
function refund(currency: string, typed: string) {
  const idempotencyKey = randomUUID()
  const input = { invoiceId, idempotencyKey, reason: 'Weather', amount: [currency, typed] }
  return requestRefund(photographer, RefundInvoice.parse(input))
}

describe.each(currencies)('an invoice in $currency', (given) => {
  const { currency, amountCents } = given

  beforeEach(async () => {
    client = await createPerson('CLIENT')
    const bookingId = await createBooking(client, photographer)
    await db().booking.update({ where: { id: bookingId }, data: { currency } })
    invoiceId = (await createInvoice(bookingId, amountCents)).invoiceId
  })

  test.each(paymentMethods)('is paid with %s and refunded in the same minor units', async (_way, pay) => {
    await pay()
    const { stripePaymentId } = await findInvoiceRow()
    const paymentId = stripePaymentId ?? ''
    expect(await stripe().paymentIntents.retrieve(paymentId)).toMatchObject({
      amount_received: amountCents,
      currency: currency.toLowerCase(),
    })
    expect(await readRefundTerms(photographer, invoiceId)).toMatchObject({ currency, leftCents: amountCents })
    const first = await refund(currency, given.typedRefund)
    expect([plain(first.amount), first.state]).toEqual([given.refund, 'SUCCEEDED'])
    const second = await refund(currency, given.rest)
    expect(second.state).toBe('SUCCEEDED')
    const { data } = await stripe().refunds.list({ payment_intent: paymentId })
    expect(data.map(({ amount }) => amount).sort()).toEqual(
      [given.refundCents, amountCents - given.refundCents].sort(),
    )
    expect(await findInvoiceRow()).toMatchObject({ status: 'REFUNDED', refundedCents: amountCents, currency })
  })

  test('has amounts with the decimals of its currency', async () => {
    await payWithSavedCard()
    await whenPaymentSucceeds({ invoiceId })
    await refund(currency, given.typedRefund)
    const invoice = await readInvoice(client, invoiceId)
    expect([invoice?.amount, invoice?.refunded, invoice?.lines[0]?.amount].map(plain)).toEqual([
      given.amount,
      given.refund,
      given.amount,
    ])
    expect(plain(invoice?.payment)).toContain(`${given.refund} was refunded.`)
    const [row] = (await listInvoices(client, InvoiceFilter.parse({}))).rows
    expect([row?.amount, row?.refunded].map(plain)).toEqual([given.amount, given.refund])
    const notice = await db().notification.findFirstOrThrow({
      where: { userId: client.userId, title: invoiceTitles.paid },
    })
    expect(plain(notice.message)).toContain(`${given.amount} for `)
    const mail = await db().outboxMessage.findFirstOrThrow({
      where: { userId: client.userId, topic: 'payment-received' },
    })
    expect(plain((mail.payload as { amount: string }).amount)).toBe(given.amount)
  })
})

test('Stripe and the form accept dinars only in steps of 0.010', async () => {
  const amount = ['KWD', '9.125']
  const rejected = RefundInvoice.safeParse({
    invoiceId,
    idempotencyKey: randomUUID(),
    reason: 'Weather',
    amount,
  })
  expect(plain(rejected.error?.issues[0]?.message)).toContain('Enter KWD 9.120 or KWD 9.130')
  const charge = stripe().paymentIntents.create({ amount: 9_125, currency: 'kwd' })
  await expect(charge).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' })
})
