import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { refundTimeoutMs } from '@/lib/billing/invoices/limits'
import { listOpenRefunds } from '@/lib/billing/invoices/queries/list-open-refunds'
import { storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import { fullyRefundedText, refundFailureReason } from '@/lib/billing/invoices/words/refund'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { whenPaymentIsRefunded } from '@/lib/workflows/when-payment-is-refunded'
import { applyPayment } from './apply-payment'
import { payByCard } from './pay-by-card'
import { reconcileRefunds } from './reconcile-refunds'
import { replaceInvoice } from './replace-invoice'
import { requestRefund } from './request-refund'
import { retryRefund } from './retry-refund'
import { submitRefund } from './submit-refund'

useDatabase()
useStripe()

const minute = 60_000
let client: Actor
let photographer: Actor
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})
afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  client = await createPerson('CLIENT')
  invoiceId = (await createInvoice(await createBooking(client, photographer))).invoiceId
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
  requestRefund(photographer, {
    invoiceId,
    amount: dollars(cents),
    reason: 'Weather',
    idempotencyKey: randomUUID(),
  })

async function moneyBack(paymentId: string): Promise<number[]> {
  const { data } = await stripe().refunds.list({ payment_intent: paymentId })
  return data.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)
}

/** Makes pending refunds look as if they were created and submitted this long ago. */
async function age(ms: number) {
  const at = new Date(Date.now() - ms)
  await db().refund.updateMany({
    where: { invoiceId, state: 'PENDING' },
    data: { createdAt: at, attemptedAt: at },
  })
}

/** From now on Stripe creates refunds, but its responses are lost. */
function loseResponses() {
  const { refunds } = stripe()
  const create = refunds.create.bind(refunds)
  return vi.spyOn(refunds, 'create').mockImplementation(async (params, options) => {
    await create(params, options)
    throw new Error('connection lost')
  })
}

/** From now on requests for refunds don't reach Stripe. */
function loseRequests() {
  return vi.spyOn(stripe().refunds, 'create').mockRejectedValue(new Error('connection refused'))
}

function cutOff() {
  vi.spyOn(stripe().paymentIntents, 'retrieve').mockRejectedValue(new Error('connection refused'))
}

/** Creates a refund of $98.00 that never reached Stripe and timed out. */
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
  test('whose response was lost is found and not repeated', async () => {
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

  test('that never reached Stripe is submitted by the reconciliation, with the same idempotency key', async () => {
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

  test('is reconciled even if another one fails', async () => {
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

  test('that Stripe has accepted doesn’t block others, and is completed without a webhook', async () => {
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

describe('a refund that timed out', () => {
  test('is marked as failed, raised to the photographer, and doesn’t block another', async () => {
    await pay()
    const refundId = await createTimedOutRefund()
    const open = { id: refundId, amount: '$98.00', isDuplicate: false, canRetry: true }
    expect(await listOpenRefunds(photographer, invoiceId)).toEqual([
      { ...open, failure: refundFailureReason('no_response') },
    ])
    expect(await listOpenRefunds(client, invoiceId)).toEqual([])
    await whenPaymentIsRefunded({ refundId })
    const notice = await db().notification.findFirstOrThrow({
      where: { userId: photographer.userId, actionData: { path: ['failed_refund_id'], equals: refundId } },
    })
    expect(notice).toMatchObject({ title: invoiceTitles.refundFailed, actionType: 'view_invoice' })
    expect(notice.message).toContain(refundFailureReason('no_response'))
    expect(await refund(1_000)).toMatchObject({ state: 'SUCCEEDED' })
    expect(await listOpenRefunds(photographer, invoiceId)).toEqual([])
  })

  test('isn’t failed while a request may still be in flight', async () => {
    await pay()
    loseRequests()
    await refund(9_800)
    vi.restoreAllMocks()
    await age(refundTimeoutMs + 10 * minute)
    await db().refund.updateMany({ where: { invoiceId }, data: { attemptedAt: new Date() } })
    await reconcileRefunds()
    expect(await refundsOf()).toMatchObject([{ state: 'PENDING' }])
  })

  test('is failed even while Stripe can’t be reached, and no job submits it later', async () => {
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

describe('a retry', () => {
  test('is one new refund with its own key, for any number of requests', async () => {
    const paymentId = await pay()
    const failedId = await createTimedOutRefund()
    const create = vi.spyOn(stripe().refunds, 'create')
    const requests = [1, 2, 3, 4, 5].map(() => retryRefund(photographer, failedId))
    await Promise.allSettled(requests)
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

  test('finds a refund that Stripe made after all, and creates none', async () => {
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

  test('ends the same if it runs together with the webhook and the reconciliation', async () => {
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

  test('refunds no more than what is left', async () => {
    const paymentId = await pay()
    const failedId = await createTimedOutRefund()
    await stripe().refunds.create({ payment_intent: paymentId, amount: 45_000 })
    expect(await retryRefund(photographer, failedId)).toEqual({ amount: '$48.00', state: 'SUCCEEDED' })
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
  })

  test('records what was refunded in the Stripe dashboard, even when nothing is left', async () => {
    const paymentId = await pay()
    const failedId = await createTimedOutRefund()
    await stripe().refunds.create({ payment_intent: paymentId })
    await expect(retryRefund(photographer, failedId)).rejects.toMatchObject({
      code: 'conflict',
      message: fullyRefundedText,
    })
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
  })

  test('fails with Stripe’s reason each time it is rejected', async () => {
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
      message: expect.stringContaining(refundFailureReason('balance_insufficient')),
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

  test('is only for the photographer of the booking', async () => {
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

  test('is recorded right away, and submitted by the reconciliation if its job is lost', async () => {
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

  test('doesn’t block a refund of the invoice’s own payment', async () => {
    await payTwice()
    expect(await refund(9_800)).toMatchObject({ state: 'SUCCEEDED' })
  })

  test('that fails is retried by the photographer and not automatically', async () => {
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
      { isDuplicate: true, failure: refundFailureReason('balance_insufficient'), canRetry: true },
    ])
    expect(await retryRefund(photographer, row?.id ?? '')).toEqual({ amount: '$498.00', state: 'SUCCEEDED' })
    expect(await moneyBack(extra)).toEqual([49_800])
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 0 })
  })
})

test('a refund that fails after its invoice was replaced leaves it refunded, and can be retried', async () => {
  // The bank of this card returns every refund, which the portal only learns later.
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
  expect(open).toMatchObject({ failure: refundFailureReason('lost_or_stolen_card'), canRetry: true })
  await expect(retryRefund(photographer, open?.id ?? '')).rejects.toMatchObject({ code: 'payment-failed' })
  expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 0 })
  expect(await refundsOf()).toMatchObject([{ state: 'FAILED' }, { state: 'FAILED' }])
})
