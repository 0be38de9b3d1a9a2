import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { createPerson } from '@/lib/accounts/accounts.fixture'
import type { Actor } from '@/lib/auth/actor'
import { stripe } from '@/lib/integrations/stripe'
import { createBooking, createInvoice } from '@/lib/invoices/invoices.fixture'
import { listOpenRefunds } from '@/lib/invoices/queries/list-open-refunds'
import { refundTimeoutMs } from '@/lib/invoices/rules'
import { startStripe, steerStripe, storeCard } from '@/lib/invoices/stripe.fixture'
import { invoiceTitles } from '@/lib/invoices/words'
import { db } from '@/lib/platform/db'
import { createStudio } from '@/lib/studio/studio.fixture'
import { whenPaymentIsRefunded } from '@/lib/workflows/when-payment-is-refunded'
import { applyPayment } from './apply-payment'
import { payByCard } from './pay-by-card'
import { reconcileRefunds } from './reconcile-refunds'
import { refundInvoice } from './refund-invoice'
import { replaceInvoice } from './replace-invoice'
import { retryRefund } from './retry-refund'
import { submitRefund } from './submit-refund'

useDatabase()

const minute = 60_000
let stripeSandbox: Awaited<ReturnType<typeof startStripe>>
let steer: ReturnType<typeof steerStripe>
let client: Actor
let photographer: Actor
let invoiceId: string

beforeAll(async () => {
  stripeSandbox = await startStripe()
  process.env.STRIPE_API_URL = stripeSandbox.url
  steer = steerStripe(stripeSandbox.url)
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})
afterAll(() => stripeSandbox.close())
afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  await steer.deliverAs('none')
  client = await createPerson('CLIENT')
  invoiceId = (await createInvoice(await createBooking(client, photographer))).invoiceId
  await db().rateLimit.deleteMany()
})

const readInvoice = () => db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
const refundsOf = () => db().refund.findMany({ where: { invoiceId }, orderBy: { createdAt: 'asc' } })

async function pay(number?: string): Promise<string> {
  const { id: cardId } = await storeCard(client, number)
  await payByCard(client, { invoiceId, cardId })
  return (await readInvoice()).stripePaymentId ?? ''
}

const dollars = (cents: number) => ({ cents, currency: 'USD' })
const refund = (cents: number) =>
  refundInvoice(photographer, {
    invoiceId,
    amount: dollars(cents),
    reason: 'Weather',
    idempotencyKey: randomUUID(),
  })

async function moneyBack(paymentId: string): Promise<number[]> {
  const { data } = await stripe().refunds.list({ payment_intent: paymentId })
  return data.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)
}

/** As if that long had passed since the refund was made and last submitted. */
async function age(ms: number) {
  const at = new Date(Date.now() - ms)
  await db().refund.updateMany({
    where: { invoiceId, state: 'PENDING' },
    data: { createdAt: at, attemptedAt: at },
  })
}

/** Stripe does what it is asked, and its response is lost. */
function loseResponses() {
  const { refunds } = stripe()
  const create = refunds.create.bind(refunds)
  return vi.spyOn(refunds, 'create').mockImplementation(async (params, options) => {
    await create(params, options)
    throw new Error('connection lost')
  })
}

/** Stripe never hears of a refund. */
function loseRequests() {
  return vi.spyOn(stripe().refunds, 'create').mockRejectedValue(new Error('connection refused'))
}

function cutOff() {
  vi.spyOn(stripe().paymentIntents, 'retrieve').mockRejectedValue(new Error('connection refused'))
}

/** A refund of 98 dollars that Stripe never heard of and that is given up. */
async function createTimedOutRefund(): Promise<string> {
  loseRequests()
  expect(await refund(9_800)).toMatchObject({ state: 'PENDING' })
  vi.restoreAllMocks()
  await age(refundTimeoutMs + 10 * minute)
  await reconcileRefunds()
  const [timedOut] = await refundsOf()
  expect(timedOut).toMatchObject({ state: 'FAILED', failureCode: 'no_response' })
  return timedOut?.id ?? ''
}

describe('a pending refund', () => {
  test('whose response was lost, or whose server was killed before writing it, is found and not made again', async () => {
    const paymentId = await pay()
    loseResponses()
    expect(await refund(9_800)).toMatchObject({ state: 'PENDING' })
    vi.restoreAllMocks()
    const create = vi.spyOn(stripe().refunds, 'create')
    await age(4 * minute)
    await Promise.all([reconcileRefunds(), reconcileRefunds()])
    expect(create).not.toHaveBeenCalled()
    expect(await refundsOf()).toMatchObject([{ state: 'SUCCEEDED' }])
    expect(await moneyBack(paymentId)).toEqual([9_800])
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 9_800 })
  })

  test('that Stripe never heard of is submitted by the reconciliation, with the same idempotency key', async () => {
    const paymentId = await pay()
    const lost = loseRequests()
    await refund(9_800)
    const [row] = await refundsOf()
    expect(lost.mock.calls[0]?.[1]).toEqual({ idempotencyKey: `refund-${row?.id}` })
    vi.restoreAllMocks()
    const create = vi.spyOn(stripe().refunds, 'create')
    await reconcileRefunds()
    expect(create).not.toHaveBeenCalled()
    await age(4 * minute)
    await reconcileRefunds()
    expect(create.mock.calls[0]?.[1]).toEqual({ idempotencyKey: `refund-${row?.id}` })
    expect(await moneyBack(paymentId)).toEqual([9_800])
  })

  test('is reconciled although another one fails to be', async () => {
    const paymentId = await pay()
    const other = await createInvoice(await createBooking(client, photographer))
    await db().refund.create({
      data: {
        invoiceId: other.invoiceId,
        stripePaymentId: 'pi_unreadable',
        amountCents: 100,
        state: 'PENDING',
        createdAt: new Date(Date.now() - 30 * minute),
      },
    })
    loseRequests()
    await refund(9_800)
    vi.restoreAllMocks()
    await age(4 * minute)
    const { paymentIntents } = stripe()
    const retrieve = paymentIntents.retrieve.bind(paymentIntents)
    vi.spyOn(paymentIntents, 'retrieve').mockImplementation((id, ...rest) => {
      if (id === 'pi_unreadable') throw new Error('unreadable')
      return retrieve(id, ...(rest as []))
    })
    await reconcileRefunds()
    expect(await moneyBack(paymentId)).toEqual([9_800])
    await db().refund.deleteMany({ where: { stripePaymentId: 'pi_unreadable' } })
  })

  test('that Stripe has accepted and not finished blocks no other, and its end is read without a webhook', async () => {
    const paymentId = await pay()
    const { refunds } = stripe()
    const list = refunds.list.bind(refunds)
    vi.spyOn(refunds, 'list').mockImplementation((async (params: object) => {
      const page = await list(params)
      return { ...page, data: page.data.map((made) => ({ ...made, status: 'pending' })) }
    }) as unknown as typeof refunds.list)
    expect(await refund(9_800)).toMatchObject({ state: 'PENDING' })
    expect(await refund(40_000)).toMatchObject({ state: 'PENDING' })
    await expect(refund(1)).rejects.toMatchObject({ code: 'conflict' })
    vi.restoreAllMocks()
    await age(refundTimeoutMs + 10 * minute)
    await reconcileRefunds()
    expect(await refundsOf()).toMatchObject([{ state: 'SUCCEEDED' }, { state: 'SUCCEEDED' }])
    expect(await moneyBack(paymentId)).toHaveLength(2)
  })
})

describe('giving up', () => {
  test('marks it failed, notifies the photographer, and lets another be made', async () => {
    await pay()
    const refundId = await createTimedOutRefund()
    const open = { id: refundId, amount: '$98.00', isDuplicate: false, canRetry: true }
    expect(await listOpenRefunds(photographer, invoiceId)).toEqual([
      { ...open, failure: "Stripe didn't confirm it in time." },
    ])
    expect(await listOpenRefunds(client, invoiceId)).toEqual([])
    await whenPaymentIsRefunded({ refundId })
    const notice = await db().notification.findFirstOrThrow({
      where: { userId: photographer.userId, actionData: { path: ['failed_refund_id'], equals: refundId } },
    })
    expect(notice).toMatchObject({ title: invoiceTitles.refundFailed, actionType: 'view_invoice' })
    expect(notice.message).toContain("Stripe didn't confirm it in time.")
    expect(await refund(1_000)).toMatchObject({ state: 'SUCCEEDED' })
    expect(await listOpenRefunds(photographer, invoiceId)).toEqual([])
  })

  test('waits for a request that may still be under way', async () => {
    await pay()
    loseRequests()
    await refund(9_800)
    vi.restoreAllMocks()
    await age(refundTimeoutMs + 10 * minute)
    await db().refund.updateMany({ where: { invoiceId }, data: { attemptedAt: new Date() } })
    await reconcileRefunds()
    expect(await refundsOf()).toMatchObject([{ state: 'PENDING' }])
  })

  test('happens while Stripe cannot be reached too, and no job submits it afterwards', async () => {
    const paymentId = await pay()
    loseRequests()
    await refund(9_800)
    await age(refundTimeoutMs + 10 * minute)
    cutOff()
    await reconcileRefunds()
    const [row] = await refundsOf()
    expect(row).toMatchObject({ state: 'FAILED', failureCode: 'no_response' })
    await expect(retryRefund(photographer, row?.id ?? '')).rejects.toMatchObject({ code: 'unavailable' })
    vi.restoreAllMocks()
    await submitRefund({ refundId: row?.id ?? '' })
    expect(await moneyBack(paymentId)).toEqual([])
    expect(await retryRefund(photographer, row?.id ?? '')).toEqual({ amount: '$98.00', state: 'SUCCEEDED' })
    expect(await moneyBack(paymentId)).toEqual([9_800])
  })
})

describe('trying again', () => {
  test('is a new refund with its own key; however often it is pressed, one', async () => {
    const paymentId = await pay()
    const failedId = await createTimedOutRefund()
    const create = vi.spyOn(stripe().refunds, 'create')
    const presses = [1, 2, 3, 4, 5].map(() => retryRefund(photographer, failedId))
    await Promise.allSettled(presses)
    expect(await retryRefund(photographer, failedId)).toEqual({ amount: '$98.00', state: 'SUCCEEDED' })
    const rows = await refundsOf()
    expect(rows).toMatchObject([
      { id: failedId, state: 'FAILED' },
      { retryOfId: failedId, state: 'SUCCEEDED', refundedById: photographer.profileId },
    ])
    const keys = new Set(create.mock.calls.map(([, options]) => options?.idempotencyKey))
    expect([...keys]).toEqual([`refund-${rows[1]?.id}`])
    expect(await moneyBack(paymentId)).toEqual([9_800])
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 9_800 })
  })

  test('finds a refund that Stripe had made after all, and makes none', async () => {
    const paymentId = await pay()
    const failedId = await createTimedOutRefund()
    await stripe().refunds.create({
      payment_intent: paymentId,
      amount: 9_800,
      metadata: { refund_id: failedId, invoice_id: invoiceId },
    })
    expect(await retryRefund(photographer, failedId)).toEqual({ amount: '$98.00', state: 'SUCCEEDED' })
    expect(await refundsOf()).toMatchObject([{ id: failedId, state: 'SUCCEEDED', failureCode: null }])
    expect(await moneyBack(paymentId)).toEqual([9_800])
  })

  test('at the moment of the webhook, or of the reconciliation, ends the same', async () => {
    const paymentId = await pay()
    const failedId = await createTimedOutRefund()
    await Promise.allSettled([
      retryRefund(photographer, failedId),
      applyPayment(paymentId),
      reconcileRefunds(),
      retryRefund(photographer, failedId),
      applyPayment(paymentId),
    ])
    await retryRefund(photographer, failedId)
    expect(await moneyBack(paymentId)).toEqual([9_800])
    expect(await readInvoice()).toMatchObject({ refundedCents: 9_800 })
    expect(await refundsOf()).toHaveLength(2)
  })

  test('refunds no more than what is left, and says when nothing is', async () => {
    const paymentId = await pay()
    const failedId = await createTimedOutRefund()
    await stripe().refunds.create({ payment_intent: paymentId, amount: 45_000 })
    expect(await retryRefund(photographer, failedId)).toEqual({ amount: '$48.00', state: 'SUCCEEDED' })
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
  })

  test('keeps what was refunded in the Stripe dashboard meanwhile, even when nothing is left', async () => {
    const paymentId = await pay()
    const failedId = await createTimedOutRefund()
    await stripe().refunds.create({ payment_intent: paymentId })
    await expect(retryRefund(photographer, failedId)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This payment has already been refunded in full.',
    })
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
  })

  test('what Stripe refuses fails with its reason, each time', async () => {
    const paymentId = await pay()
    const rejectRefunds = () =>
      vi
        .spyOn(stripe().refunds, 'create')
        .mockRejectedValue(
          Object.assign(new Error('no'), { type: 'StripeInvalidRequestError', code: 'balance_insufficient' }),
        )
    rejectRefunds()
    await expect(refund(9_800)).rejects.toMatchObject({
      code: 'payment-failed',
      message: expect.stringContaining('Your Stripe balance is too low.'),
    })
    const [first] = await refundsOf()
    await expect(retryRefund(photographer, first?.id ?? '')).rejects.toMatchObject({
      code: 'payment-failed',
    })
    vi.restoreAllMocks()
    const second = (await refundsOf())[1]
    expect(await retryRefund(photographer, second?.id ?? '')).toMatchObject({ state: 'SUCCEEDED' })
    expect((await refundsOf()).map(({ state }) => state)).toEqual(['FAILED', 'FAILED', 'SUCCEEDED'])
    expect(await moneyBack(paymentId)).toEqual([9_800])
  })

  test('is for the photographer of the booking', async () => {
    const paymentId = await pay()
    const failedId = await createTimedOutRefund()
    const colleague = await createPerson('PHOTOGRAPHER')
    for (const other of [colleague, client])
      await expect(retryRefund(other, failedId)).rejects.toMatchObject({ code: 'not-found' })
    expect(await moneyBack(paymentId)).toEqual([])
  })
})

describe('the refund of a duplicate payment', () => {
  async function payTwice(): Promise<string> {
    await pay()
    const { id } = await stripe().paymentIntents.create({
      amount: 49_800,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      metadata: { invoice_id: invoiceId },
    })
    await Promise.all([applyPayment(id), applyPayment(id)])
    return id
  }

  test('is a row from the first reading, and the reconciliation submits it when its job is lost', async () => {
    const extra = await payTwice()
    expect(await refundsOf()).toMatchObject([
      { stripePaymentId: extra, amountCents: 49_800, state: 'PENDING', refundedById: null },
    ])
    expect(await listOpenRefunds(photographer, invoiceId)).toMatchObject([
      { amount: '$498.00', isDuplicate: true, failure: null, canRetry: false },
    ])
    await age(4 * minute)
    await reconcileRefunds()
    await applyPayment(extra)
    expect(await refundsOf()).toMatchObject([{ state: 'SUCCEEDED' }])
    expect(await moneyBack(extra)).toEqual([49_800])
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 0 })
  })

  test('blocks no refund of the invoice itself', async () => {
    await payTwice()
    expect(await refund(9_800)).toMatchObject({ state: 'SUCCEEDED' })
  })

  test('that fails is tried again by the photographer and not by itself', async () => {
    const extra = await payTwice()
    vi.spyOn(stripe().refunds, 'create').mockRejectedValue(
      Object.assign(new Error('no'), { type: 'StripeInvalidRequestError', code: 'balance_insufficient' }),
    )
    const [row] = await refundsOf()
    await submitRefund({ refundId: row?.id ?? '' })
    vi.restoreAllMocks()
    await applyPayment(extra)
    expect(await refundsOf()).toMatchObject([{ state: 'FAILED', failureCode: 'balance_insufficient' }])
    expect(await listOpenRefunds(photographer, invoiceId)).toMatchObject([
      { isDuplicate: true, failure: 'Your Stripe balance is too low.', canRetry: true },
    ])
    expect(await retryRefund(photographer, row?.id ?? '')).toEqual({ amount: '$498.00', state: 'SUCCEEDED' })
    expect(await moneyBack(extra)).toEqual([49_800])
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 0 })
  })
})

test('a refund that fails after its invoice was replaced leaves it refunded, and can be tried again', async () => {
  // The bank of this card sends every refund back, which the portal learns only later.
  const paymentId = await pay('4000000000005126')
  const { refunds } = stripe()
  const list = refunds.list.bind(refunds)
  vi.spyOn(refunds, 'list').mockImplementation((async (params: object) => {
    const page = await list(params)
    return { ...page, data: page.data.map((made) => ({ ...made, status: 'succeeded' })) }
  }) as unknown as typeof refunds.list)
  await refund(49_800)
  const replacement = await replaceInvoice(photographer, { invoiceId, amount: dollars(30_000) })
  vi.restoreAllMocks()
  await applyPayment(paymentId)
  expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 0 })
  expect(await db().invoice.findUniqueOrThrow({ where: { id: replacement.invoiceId } })).toMatchObject({
    status: 'PENDING',
  })
  const [open] = await listOpenRefunds(photographer, invoiceId)
  expect(open).toMatchObject({ failure: "The client's card is no longer valid.", canRetry: true })
  await expect(retryRefund(photographer, open?.id ?? '')).rejects.toMatchObject({ code: 'payment-failed' })
  expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 0 })
  expect(await refundsOf()).toMatchObject([{ state: 'FAILED' }, { state: 'FAILED' }])
})
