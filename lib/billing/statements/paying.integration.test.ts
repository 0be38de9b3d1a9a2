import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { applyCheckout } from '@/lib/billing/invoices/commands/apply-checkout'
import { applyDispute } from '@/lib/billing/invoices/commands/apply-dispute'
import { closeCheckouts } from '@/lib/billing/invoices/commands/close-payments'
import { confirmReturnByLink } from '@/lib/billing/invoices/commands/confirm-return'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { payByLink } from '@/lib/billing/invoices/commands/pay-by-link'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { countRaised } from '@/lib/billing/invoices/invoices.fixture'
import { payPath } from '@/lib/billing/invoices/operations/pay-link'
import { payOnPage, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { disputeTitles } from '@/lib/billing/invoices/words/disputes'
import { brokerageCreditText } from '@/lib/billing/invoices/words/refund'
import { readStripeMovements } from '@/lib/billing/ledger/commands/read-stripe-movements'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { examine } from '@/lib/workflows/doctor/examine'
import { whenPaymentSucceeds } from '@/lib/workflows/when-payment-succeeds'
import { createStatement } from './commands/create-statement'
import { recordStatementPayment } from './commands/record-statement-payment'
import { refundStatementPayment } from './commands/refund-statement-payment'
import { voidStatement } from './commands/void-statement'
import { findStatement } from './queries/find-statement'
import { billing, type CollectedShoot, makePayingBrokerage, shootForStatement } from './statements.fixture'
import { notOpenText } from './words'

useDatabase()
const steer = useStripe()

const zone = 'America/New_York'
const visitor = '198.51.100.7'

let owner: Actor
let photographer: Actor
let agents: Actor[]
let brokerageId: string
let shoots: CollectedShoot[]
let statementId: string
let token: string
let names = 0

beforeAll(async () => {
  await createStudio()
  await createTaxRate(8_250)
  owner = await createPerson('PHOTOGRAPHER', 'Ava Holt', 'owner@example.test')
  photographer = await createPerson('PHOTOGRAPHER')
  agents = [
    await createPerson('CLIENT', 'Ann Agent'),
    await createPerson('CLIENT', 'Ben Agent'),
    await createPerson('CLIENT', 'Cid Agent'),
  ]
})

beforeEach(async () => {
  names += 1
  brokerageId = await makePayingBrokerage(`Oak ${names}`, await createPerson('CLIENT'))
  shoots = []
  for (const agent of agents)
    shoots.push(await shootForStatement({ agent, photographer, brokerageId, agentCents: 10_000 }))
  await createStatement(owner, { brokerageId })
  statementId = (await db().statement.findFirstOrThrow({ where: { brokerageId } })).id
  token = payPath({ statementId }).replace('/bill/', '')
})

const readStatement = () =>
  db().statement.findUniqueOrThrow({ where: { id: statementId }, include: { invoices: true } })
const byHand = () =>
  recordStatementPayment(owner, { statementId, method: 'CHECK', paidOn: todayIn(zone), note: '' })
const payMain = ({ mainId }: CollectedShoot) =>
  markPaid(photographer, { invoiceId: mainId, method: 'CASH', paidOn: todayIn(zone), note: '' })

/** Pays on Stripe's page. Returns the checkout's session. */
async function payByCard(): Promise<string> {
  const { url } = await payByLink(token, visitor)
  await payOnPage(url)
  return (await db().checkoutSession.findFirstOrThrow({ where: { statementId, url } })).stripeSessionId
}

async function expectPaidOnce(method: 'CARD' | 'CHECK') {
  const { status, paidMethod, invoices } = await readStatement()
  expect([status, paidMethod]).toEqual(['PAID', method])
  expect(invoices.map((invoice) => [invoice.status, invoice.paidMethod])).toEqual(
    shoots.map(() => ['COMPLETED', 'STATEMENT']),
  )
  expect(await Promise.all(shoots.map(({ shareId }) => countRaised(shareId)))).toEqual([1, 1, 1])
  const receipts = await db().outboxMessage.findMany({
    where: { topic: 'statement-paid', payload: { path: ['link'], string_contains: statementId } },
  })
  expect(receipts).toMatchObject([{ recipient: billing.billingEmail }])
}

const isRefunded = async (paymentId: string) => {
  const { data } = await stripe().charges.list({ payment_intent: paymentId })
  return data[0]?.refunded
}

/** The refund of a payment that wasn't owed is a job. */
async function runRefunds() {
  const jobs = await db().$queryRaw<{ payload: { statementId: string; paymentId: string } }[]>`
    SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'refund-statement-payment' AND j.payload->>'statementId' = ${statementId}`
  for (const { payload } of jobs) {
    await refundStatementPayment(payload)
    await refundStatementPayment(payload)
    const { paymentId } = payload
    const audited = await db().auditEntry.count({
      where: { subjectId: statementId, details: { path: ['paymentId'], equals: paymentId } },
    })
    expect(audited).toBe(1)
  }
  return jobs.map(({ payload }) => payload.paymentId)
}

describe('a card payment by the link', () => {
  test('completes every invoice once, whatever order and how often its events arrive in', async () => {
    const sessionId = await payByCard()
    const events = [
      ...(await steer.eventsOf('payment_intent.succeeded')),
      ...(await steer.eventsOf('checkout.session.completed')),
    ]
    await Promise.all([
      confirmReturnByLink(token, sessionId),
      applyCheckout(sessionId),
      ...events.map(({ id }) => steer.deliver(id, 2)),
    ])
    expect(await confirmReturnByLink(token, sessionId)).toBe('paid')
    await expectPaidOnce('CARD')
    await expect(payByLink(token, visitor)).rejects.toMatchObject({ message: notOpenText })
  })

  test('unlocks the photos whose agent has paid the rest, and emails the contact once', async () => {
    const [first, second, third] = shoots
    if (!first || !second || !third) throw new Error('three shoots are set up')
    await payMain(first)
    await payMain(second)
    await applyCheckout(await payByCard())
    const licenses = () =>
      db().soldLicense.count({ where: { invoiceId: { in: shoots.map(({ mainId }) => mainId) } } })
    expect(await licenses()).toBe(2)
    await payMain(third)
    expect(await licenses()).toBe(3)
    for (const { shareId } of shoots) {
      await whenPaymentSucceeds({ invoiceId: shareId, completesBill: shareId !== third.shareId })
    }
    const receipts = await db().outboxMessage.count({
      where: { recipient: billing.billingEmail, topic: 'payment-received' },
    })
    expect(receipts).toBe(0)
    const unlocked = await db().outboxMessage.findMany({
      where: {
        topic: 'payment-received',
        userId: { in: [agents[0]?.userId ?? '', agents[2]?.userId ?? ''] },
      },
    })
    expect(unlocked.length).toBeGreaterThan(0)
  })

  test('of another amount leaves it open', async () => {
    const sessionId = await payByCard()
    const { sessions } = stripe().checkout
    const retrieve = sessions.retrieve.bind(sessions)
    vi.spyOn(sessions, 'retrieve').mockImplementation(async (id) => {
      const session = await retrieve(id, { expand: ['payment_intent.latest_charge'] })
      if (typeof session.payment_intent === 'object')
        Object.assign(session.payment_intent ?? {}, { amount_received: 100 })
      return session
    })
    await applyCheckout(sessionId)
    expect((await readStatement()).status).toBe('OPEN')
    vi.restoreAllMocks()
    await applyCheckout(sessionId)
    await expectPaidOnce('CARD')
  })
})

describe('two payments', () => {
  test('of which one is recorded by hand at the same moment: one counts, and Stripe refunds the other', async () => {
    const sessionId = await payByCard()
    const results = await Promise.allSettled([byHand(), applyCheckout(sessionId)])
    const { paidMethod } = await readStatement()
    if (paidMethod === 'CARD') {
      expect(results[0]?.status).toBe('rejected')
      await expectPaidOnce('CARD')
      expect(await runRefunds()).toEqual([])
    } else {
      await expectPaidOnce('CHECK')
      const [paymentId = ''] = await runRefunds()
      expect(await isRefunded(paymentId)).toBe(true)
      await applyCheckout(sessionId)
      await expectPaidOnce('CHECK')
    }
  })

  test('of a statement and of the bills on it never wait for each other forever', async () => {
    // Either of the two may be first; the other finds the statement paid.
    const [recorded] = await Promise.all([Promise.allSettled([byHand(), byHand()]), ...shoots.map(payMain)])
    expect(recorded.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expectPaidOnce('CHECK')
    expect(
      await db().soldLicense.count({ where: { invoiceId: { in: shoots.map(({ mainId }) => mainId) } } }),
    ).toBe(3)
  })
})

test('a dispute is on the statement until it is won, and notifies the owner once', async () => {
  const { url } = await payByLink(token, visitor)
  await payOnPage(url, '4000000000000259')
  const { stripeSessionId } = await db().checkoutSession.findFirstOrThrow({ where: { statementId, url } })
  const [created] = (await steer.eventsOf('charge.dispute.created')).slice(-1)
  const dispute = created?.data.object.id ?? ''
  await applyDispute(dispute, { id: `evt_${randomUUID()}`, type: 'charge.dispute.created' })
  await applyDispute(dispute, { id: `evt_${randomUUID()}`, type: 'charge.dispute.created' })
  expect((await readStatement()).disputedAt).not.toBeNull()
  await applyCheckout(stripeSessionId)
  await expectPaidOnce('CARD')
  const notices = await db().notification.count({
    where: {
      userId: owner.userId,
      actionData: { path: ['statement_id'], equals: statementId },
      type: 'WARNING',
    },
  })
  expect(notices).toBe(1)
})

test('a lost dispute leaves every shoot to the next statement, and notifies the owner once', async () => {
  const { url } = await payByLink(token, visitor)
  await payOnPage(url, '4000000000000259')
  const { stripeSessionId } = await db().checkoutSession.findFirstOrThrow({ where: { statementId, url } })
  await applyCheckout(stripeSessionId)
  const { stripePaymentId } = await readStatement()
  const created = (await steer.eventsOf('charge.dispute.created')).find(
    ({ data }) => (data.object as { payment_intent?: string }).payment_intent === stripePaymentId,
  )
  const dispute = created?.data.object.id ?? ''
  await stripe().disputes.update(dispute, {
    evidence: { uncategorized_text: 'losing_evidence' },
    submit: true,
  })
  const close = () => applyDispute(dispute, { id: `evt_${randomUUID()}`, type: 'charge.dispute.closed' })
  await Promise.all([close(), close()])
  const { invoices, number } = await readStatement()
  expect(invoices.map(({ status }) => status)).toEqual(shoots.map(() => 'REFUNDED'))
  expect((await findStatement(owner, statementId))?.payment).toMatch(/The bank took \$[\d,.]+ back\.$/)
  const again = await db().invoice.findMany({ where: { brokerageId, statementId: null } })
  expect(again.map(({ status, isCollected, amountCents }) => [status, isCollected, amountCents])).toEqual(
    shoots.map(() => ['PENDING', true, 40_000]),
  )
  const notices = await db().notification.findMany({
    where: { userId: owner.userId, title: disputeTitles.lost, message: { contains: number } },
  })
  expect(notices).toHaveLength(1)
  const { numbers } = await createStatement(owner, { brokerageId })
  expect(numbers).toHaveLength(1)
})

test('a payment that gets through after the statement was voided is refunded', async () => {
  const sessionId = await payByCard()
  await voidStatement(owner, { statementId })
  await closeCheckouts({ statementId })
  await applyCheckout(sessionId)
  const [paymentId = ''] = await runRefunds()
  expect(await isRefunded(paymentId)).toBe(true)
  expect((await readStatement()).status).toBe('VOID')
})

test('the ledger adds up, with the fee once, and a refund is the brokerage’s', async () => {
  await applyCheckout(await payByCard())
  await readStripeMovements()
  const { stripePaymentId, amountCents } = await readStatement()
  const ids = shoots.map(({ shareId }) => shareId)
  const sums = async () => {
    const rows = await db().$queryRaw<{ account: string; cents: number }[]>`
      SELECT account, sum(cents)::float8 AS cents FROM ledger_postings
      WHERE invoice_id = ANY(${ids}::uuid[]) OR payment_id = ${stripePaymentId} GROUP BY account`
    return Object.fromEntries(rows.filter(({ cents }) => cents !== 0).map((row) => [row.account, row.cents]))
  }
  const fee = Math.round(amountCents * 0.029) + 30
  const before = await sums()
  expect(before).toMatchObject({ FEES: fee, STRIPE: amountCents - fee })
  expect([before.RECEIVABLE, before.CLEARING]).toEqual([undefined, undefined])
  const refund = (destination: 'payment' | 'credit') =>
    requestRefund(photographer, {
      invoiceId: ids[0] ?? '',
      amount: { cents: 10_000, currency: 'USD' },
      reason: 'The twilight was left out',
      idempotencyKey: randomUUID(),
      destination,
    })
  await expect(refund('credit')).rejects.toMatchObject({ message: brokerageCreditText })
  expect(await refund('payment')).toMatchObject({ state: 'SUCCEEDED' })
  await readStripeMovements()
  const after = await sums()
  expect([after.CASH, after.CLEARING]).toEqual([undefined, undefined])
  expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  const findings = (await examine()).flatMap((result) => result.findings.map(({ text }) => text))
  expect(findings.filter((text) => /add up|adds up|differs|statement/i.test(text))).toEqual([])
})

test('only the statement of its own link is paid and confirmed by it', async () => {
  const sessionId = await payByCard()
  const other = payPath({ statementId: randomUUID() }).replace('/bill/', '')
  expect(await confirmReturnByLink(other, sessionId)).toBeNull()
  await expect(payByLink(`${statementId}.${'A'.repeat(43)}`, visitor)).rejects.toMatchObject({
    code: 'not-found',
  })
})
