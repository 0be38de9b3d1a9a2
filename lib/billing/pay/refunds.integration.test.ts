import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { whenPaymentIsRefunded } from '@/lib/workflows/when-payment-is-refunded'
import { approveStatement } from './commands/approve-statement'
import { markStatementPaid } from './commands/mark-statement-paid'
import { removeAdjustment } from './commands/remove-adjustment'
import { shareBooking } from './commands/share-booking'
import { shoot } from './pay.fixture'
import { findStatement } from './queries/find-statement'
import { defaultRule, periodOf, previousPeriod } from './rules/periods'

useDatabase()

const today = todayIn('America/New_York')
const current = periodOf(today, defaultRule)
const month = previousPeriod(current, defaultRule)

let owner: Actor
let client: Actor
let noah: Actor
let mira: Actor

beforeAll(async () => {
  await createStudio()
  owner = await createPerson('PHOTOGRAPHER', 'Ava Holt', 'owner@example.test')
  client = await createPerson('CLIENT', 'Dana Whitfield')
})

beforeEach(async () => {
  noah = await createPerson('PHOTOGRAPHER', 'Noah Reyes')
  mira = await createPerson('PHOTOGRAPHER', 'Mira Sol')
  await db().paySettings.deleteMany()
  for (const [{ profileId: photographerId }, serviceBasisPoints] of [
    [noah, 5_000],
    [mira, 0],
  ] as const) {
    await db().payTerms.create({
      data: {
        photographerId,
        basis: serviceBasisPoints > 0 ? 'PERCENT' : 'FIXED',
        serviceBasisPoints,
        shootCents: serviceBasisPoints > 0 ? 0 : 20_000,
        travelBasisPoints: 10_000,
        lateFeeBasisPoints: 2_500,
        paidFrom: dateToDatabase(month.startsOn),
        isContractor: true,
        hasW9: false,
      },
    })
  }
})

/** Creates a delivered shoot of $299.00, paid in cash, and returns its booking and invoice. */
async function paidShoot(photographer: Actor) {
  const bookingId = await shoot(client, photographer, {
    date: addDays(month.startsOn, 9),
    services: [29_900],
  })
  const { invoiceId } = await createInvoice(bookingId, 29_900, await createDelivery(bookingId))
  await markPaid(photographer, { invoiceId, method: 'CASH', paidOn: today, note: '' })
  return { bookingId, invoiceId }
}

async function approve({ profileId: photographerId }: Actor, { isPaid = true } = {}): Promise<void> {
  const { startsOn } = month
  const found = await findStatement(owner, photographerId, startsOn)
  await approveStatement(owner, { photographerId, startsOn, shownCents: found?.totalCents ?? 0 })
  const { id: statementId } = await db().payStatement.findFirstOrThrow({ where: { photographerId } })
  if (isPaid) await markStatementPaid(owner, { statementId, paidOn: today, method: 'CHECK' })
}

async function refund(invoiceId: string, cents: number): Promise<string> {
  const idempotencyKey = randomUUID()
  const amount = { cents, currency: 'USD' }
  await requestRefund(noah, { invoiceId, amount, reason: 'Agreed', idempotencyKey })
  const { id: refundId } = await db().refund.findFirstOrThrow({ where: { idempotencyKey } })
  await whenPaymentIsRefunded({ refundId })
  return refundId
}

/** What is on a photographer's next statement. */
const next = async ({ profileId }: Actor) =>
  (await findStatement(owner, profileId, current.startsOn))?.entries.map(({ description, amountCents }) => [
    description,
    amountCents,
  ])

test('a refund of a shoot on a paid statement is an adjustment of the next one', async () => {
  const { invoiceId } = await paidShoot(noah)
  await approve(noah)
  const refundId = await refund(invoiceId, 5_000)
  await whenPaymentIsRefunded({ refundId })
  expect(await next(noah)).toEqual([['Refund for 903 Chestnut Street', -2_500]])
  await refund(invoiceId, 24_900)
  expect(await next(noah)).toEqual([
    ['Refund for 903 Chestnut Street', -2_500],
    ['Refund for 903 Chestnut Street', -12_450],
  ])
})

test('it takes back nothing of what is not yet on a statement, or was a fixed amount', async () => {
  const { bookingId, invoiceId } = await paidShoot(noah)
  await shareBooking(owner, {
    bookingId,
    shares: [
      { photographerId: noah.profileId, basisPoints: 6_000 },
      { photographerId: mira.profileId, basisPoints: 4_000 },
    ],
  })
  await approve(mira)
  await refund(invoiceId, 10_000)
  expect([await next(noah), await next(mira)]).toEqual([[['Service 1', 8_970]], []])
  await approve(noah)
  await refund(invoiceId, 19_900)
  expect([await next(noah), await next(mira)]).toEqual([[['Refund for 903 Chestnut Street', -5_970]], []])
})

test('the owner can remove it, and one that failed is taken back', async () => {
  const { invoiceId } = await paidShoot(noah)
  await approve(noah, { isPaid: false })
  await refund(invoiceId, 5_000)
  const [adjustment] = await db().payAdjustment.findMany({ where: { photographerId: noah.profileId } })
  await removeAdjustment(owner, adjustment?.id ?? '')
  const refundId = await refund(invoiceId, 10_000)
  expect(await next(noah)).toEqual([['Refund for 903 Chestnut Street', -5_000]])
  await db().refund.update({ where: { id: refundId }, data: { state: 'FAILED', failedAt: new Date() } })
  await whenPaymentIsRefunded({ refundId })
  expect(await next(noah)).toEqual([])
})

test('one that the bank has yet to confirm is an adjustment at once, and stays the only one', async () => {
  const { invoiceId } = await paidShoot(noah)
  await approve(noah)
  const stripePaymentId = `pi_${randomUUID()}`
  await db().invoice.update({ where: { id: invoiceId }, data: { stripePaymentId, refundedCents: 5_000 } })
  const stripeRefundId = `re_${randomUUID()}`
  const { id: refundId } = await db().refund.create({
    data: { invoiceId, amountCents: 5_000, state: 'PENDING', stripePaymentId, stripeRefundId },
  })
  await whenPaymentIsRefunded({ refundId })
  expect(await next(noah)).toEqual([['Refund for 903 Chestnut Street', -2_500]])
  await db().refund.update({ where: { id: refundId }, data: { state: 'SUCCEEDED' } })
  await whenPaymentIsRefunded({ refundId })
  expect(await next(noah)).toEqual([['Refund for 903 Chestnut Street', -2_500]])
})
