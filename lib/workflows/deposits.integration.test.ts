import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { openCheckout } from '@/lib/billing/invoices/commands/open-checkout'
import { payByCard } from '@/lib/billing/invoices/commands/pay-by-card'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { listInvoiceEvents } from '@/lib/billing/invoices/queries/list-invoice-events'
import { mockDebits, payOnPage, storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { deductedLine, depositUnpaidText } from '@/lib/billing/invoices/words/deposit'
import { readTaxReport } from '@/lib/billing/ledger/queries/read-tax-report'
import { makeBookingRequest, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { completeBooking } from '@/lib/booking/bookings/commands/complete-booking'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { listDueLateFees } from '@/lib/booking/bookings/queries/list-due-late-fees'
import { forClient } from '@/lib/booking/bookings/rules/charge-settings'
import { agreementOf } from '@/lib/booking/bookings/rules/payment-terms'
import { agreementChangedText, missingCardText } from '@/lib/booking/bookings/words/agreement'
import { changeCredit } from '@/lib/catalog/credit/commands/change-credit'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { removeJob } from '@/lib/platform/jobs/queue'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { approveBooking } from './approve-booking'
import { bookForClient, bookShoot, createBookingWithDeposit } from './book-shoot'
import { cancelBooking } from './cancel-booking'
import { chargeLateFee } from './charge-late-fee'
import { readBookingHub } from './read-booking-hub'
import { readFeeConsequences } from './read-fee-consequences'
import { queueUnpaidBookings, releaseUnpaidBooking } from './release-unpaid-booking'
import { sendPhotos } from './send-photos'
import { waiveLateFee } from './waive-late-fee'

useDatabase()
useStorage()
useStripe()

let client: Actor
let photographer: Actor
let services: string[]
let day = 0

const free = { freeCancelHours: 1, lateCancelFeeCents: 5_000 }

beforeAll(async () => {
  await createStudio()
  services = await makeServices()
})
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  await setTerms({ ...free, depositCents: 10_000, chargeAfterDays: null })
})

type Terms = {
  freeCancelHours?: number
  lateCancelFeeCents?: number
  depositCents?: number
  chargeAfterDays?: number | null
}
const setTerms = (terms: Terms) => db().studioSettings.update({ where: { id: 1 }, data: terms })

/** Books for $498.00 with this card. */
async function book(number = '4242424242424242', key: string = randomUUID(), slotId?: string) {
  day += 1
  const card = await storeCard(client, number)
  const price = { totalCents: 49_800, taxCents: 0, currency: 'USD' }
  const agreedText = agreementOf(forClient(await getStudio(), false), price)?.text
  const slot = slotId ?? (await makeSlot(photographer, day + 3))
  const booked = await bookShoot(client, {
    ...makeBookingRequest(slot, services, { agreedText, idempotencyKey: key }),
    card: { storedCardId: card.id },
  })
  return { ...booked, slotId: slot }
}

const depositOf = (bookingId: string) =>
  db().invoice.findFirstOrThrow({
    where: { bookingId, depositCents: { gt: 0 } },
    include: { refunds: true },
    orderBy: { createdAt: 'desc' },
  })

/** Sends photos for this amount, as the photographer who has confirmed the shoot. Returns the invoice. */
async function deliver(bookingId: string, cents = 49_800) {
  await approveBooking(photographer, bookingId)
  const input = await makeSendInput(photographer, bookingId)
  const { deliveryId } = await sendPhotos(photographer, { ...input, amount: { cents, currency: 'USD' } })
  return db().invoice.findFirstOrThrow({
    where: { deliveryId },
    include: { lines: { orderBy: { position: 'asc' } } },
  })
}

const twoDaysAgo = () => new Date(Date.now() - 2 * 86_400_000)

/** Whether the next scheduled run asks again for this booking. */
async function isQueuedForRelease(bookingId: string): Promise<boolean> {
  const key = `release-unpaid-booking:${bookingId}`
  await removeJob(key)
  await queueUnpaidBookings()
  return removeJob(key)
}

/** The sums of the ledger's accounts for a booking, and of all of them. */
async function ledgerOf(bookingId: string) {
  const rows = await db().$queryRaw<{ account: string; cents: number }[]>`
    SELECT account, sum(cents)::int AS cents FROM ledger_postings
    WHERE invoice_id IN (SELECT id FROM invoices WHERE booking_id = ${bookingId}::uuid)
    GROUP BY account HAVING sum(cents) <> 0`
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

describe('booking', () => {
  test('charges the deposit once, also when it is repeated, and then waits for approval', async () => {
    const key = randomUUID()
    const { bookingId, unpaid, slotId } = await book(undefined, key)
    expect(unpaid).toBeNull()
    expect(await book(undefined, key, slotId)).toMatchObject({ bookingId, unpaid: null })
    expect(await depositOf(bookingId)).toMatchObject({
      status: 'COMPLETED',
      amountCents: 10_000,
      taxCents: 0,
      paidMethod: 'CARD',
    })
    await releaseUnpaidBooking({ bookingId })
    await approveBooking(photographer, bookingId)
    expect(await db().invoice.count({ where: { bookingId } })).toBe(1)
  })

  test('a declined card leaves a booking that another card keeps', async () => {
    const { bookingId, unpaid } = await book('4000000000000341')
    const deposit = await depositOf(bookingId)
    expect(unpaid).toMatchObject({ href: `/invoices/${deposit.id}` })
    await expect(approveBooking(photographer, bookingId)).rejects.toThrow(depositUnpaidText)
    const { id: cardId } = await storeCard(client)
    await payByCard(client, { invoiceId: deposit.id, cardId })
    await releaseUnpaidBooking({ bookingId })
    await approveBooking(photographer, bookingId)
  })

  test('an unpaid deposit frees the time, once', async () => {
    const { bookingId } = await book('4000000000000341')
    await Promise.all([releaseUnpaidBooking({ bookingId }), releaseUnpaidBooking({ bookingId })])
    expect(await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).toMatchObject({
      status: 'CANCELLED',
      lateFeeState: null,
    })
    expect(await depositOf(bookingId)).toMatchObject({ status: 'VOID' })
    expect(await db().slotClaim.count({ where: { bookingId } })).toBe(0)
    expect(await ledgerOf(bookingId)).toEqual({})
  })

  test('a debit that takes days keeps the time until the bank has decided', async () => {
    const { bookingId } = await book('4000000000000341')
    const { id: invoiceId } = await depositOf(bookingId)
    const { url } = await openCheckout(client, invoiceId)
    await payOnPage(url)
    mockDebits('processing')
    expect(await isQueuedForRelease(bookingId)).toBe(false)
    await db().invoice.update({ where: { id: invoiceId }, data: { createdAt: twoDaysAgo() } })
    for (let day = 0; day < 3; day += 1) {
      expect(await isQueuedForRelease(bookingId)).toBe(true)
      await releaseUnpaidBooking({ bookingId })
      expect(await db().slotClaim.count({ where: { bookingId } })).toBeGreaterThan(0)
    }
    vi.restoreAllMocks()
    mockDebits('failed')
    expect(await isQueuedForRelease(bookingId)).toBe(true)
    await releaseUnpaidBooking({ bookingId })
    expect(await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).toMatchObject({
      status: 'CANCELLED',
    })
    expect(await isQueuedForRelease(bookingId)).toBe(false)
  })

  test('a payment at the last moment keeps the booking, or is never taken', async () => {
    const { bookingId } = await book('4000000000000341')
    const { id: invoiceId } = await depositOf(bookingId)
    const { id: cardId } = await storeCard(client)
    await Promise.allSettled([payByCard(client, { invoiceId, cardId }), releaseUnpaidBooking({ bookingId })])
    const { status } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
    const deposit = await depositOf(bookingId)
    expect([status, deposit.status]).toEqual(
      deposit.stripePaymentId ? ['PENDING', 'COMPLETED'] : ['CANCELLED', 'VOID'],
    )
  })
})

describe('a booking by the studio for a client', () => {
  test('has no agreement, no deposit, and no charge, and is paid by hand', async () => {
    await setTerms({ chargeAfterDays: 0 })
    const slotId = await makeSlot(photographer, 60)
    const request = { ...makeBookingRequest(slotId, services), clientId: client.profileId }
    const price = { totalCents: 49_800, taxCents: 0, currency: 'USD' }
    const agreedText = agreementOf(forClient(await getStudio(), false), price)?.text
    const claimed = createBookingWithDeposit(
      photographer,
      { ...request, agreedText },
      () => null,
      client.profileId,
    )
    await expect(claimed).rejects.toThrow(agreementChangedText)
    const { id: cardId } = await storeCard(client)
    const { bookingId, unpaid } = await bookForClient(photographer, request)
    expect(unpaid).toBeNull()
    const booking = await db().booking.findUniqueOrThrow({
      where: { id: bookingId },
      include: { agreement: true, invoices: true },
    })
    expect(booking).toMatchObject({ status: 'CONFIRMED', cardId: null, agreement: null, invoices: [] })
    const { deliveryId } = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
    const invoice = await db().invoice.findFirstOrThrow({
      where: { deliveryId },
      include: { scheduledCharge: true },
    })
    expect(invoice).toMatchObject({
      status: 'PENDING',
      amountCents: 49_800,
      depositCents: 0,
      scheduledCharge: null,
    })
    await payByCard(client, { invoiceId: invoice.id, cardId })
    expect(await db().invoice.findUnique({ where: { id: invoice.id } })).toMatchObject({
      status: 'COMPLETED',
    })
  })

  test('a client books with a card where something is charged to it', async () => {
    const price = { totalCents: 49_800, taxCents: 0, currency: 'USD' }
    const agreedText = agreementOf(forClient(await getStudio(), false), price)?.text
    const request = makeBookingRequest(await makeSlot(photographer, 61), services, { agreedText })
    await expect(createBookingWithDeposit(client, request, () => null)).rejects.toThrow(missingCardText)
  })
})

describe('the invoice of the photos', () => {
  test('deducts the deposit, so that the client pays the total once', async () => {
    const { bookingId } = await book()
    const { invoiceNumber } = await depositOf(bookingId)
    const invoice = await deliver(bookingId)
    expect(invoice).toMatchObject({ amountCents: 39_800, depositCents: -10_000, status: 'PENDING' })
    expect(invoice.lines.at(-1)).toMatchObject({
      kind: 'DEPOSIT',
      description: deductedLine([invoiceNumber]),
      amountCents: -10_000,
    })
    expect(await ledgerOf(bookingId)).toEqual({ RECEIVABLE: 39_800, CLEARING: 10_000, SALES: -49_800 })
  })

  test('taxes and reports the whole sale, once', async () => {
    const rate = await createTaxRate(10_000)
    await db().taxSettings.updateMany({ data: { pricesIncludeTax: true } })
    const { bookingId } = await book()
    const invoice = await deliver(bookingId, 55_000)
    expect(invoice).toMatchObject({ amountCents: 45_000, taxCents: 5_000 })
    const today = todayIn('America/New_York')
    const sums = () => readTaxReport(photographer, 'issued', { from: today, to: today }, 'America/New_York')
    const before = await sums()
    await voidInvoice(photographer, { invoiceId: invoice.id, reason: 'Wrong amount' })
    const after = await sums()
    await db().taxRate.delete({ where: { id: rate.id } })
    const of = (report: typeof before) =>
      report.reduce((sum, one) => sum + one.taxableCents + one.untaxedCents + one.exemptCents, 0)
    expect(of(before) - of(after)).toBe(50_000)
  })

  test('is completed at once where the deposit covers it, and unlocks the photos', async () => {
    const { bookingId } = await book()
    const invoice = await deliver(bookingId, 8_000)
    expect(invoice).toMatchObject({ amountCents: 0, status: 'COMPLETED', paidMethod: 'DEPOSIT' })
    expect(await ledgerOf(bookingId)).toEqual({ CLEARING: 10_000, SALES: -8_000, DEPOSITS: -2_000 })
  })

  test('replaces a deposit that was never paid', async () => {
    const { bookingId } = await book('4000000000000341')
    await completeBooking(photographer, bookingId)
    const input = await makeSendInput(photographer, bookingId)
    await sendPhotos(photographer, { ...input, amount: { cents: 49_800, currency: 'USD' } })
    expect((await depositOf(bookingId)).status).toBe('VOID')
    expect(await ledgerOf(bookingId)).toEqual({ RECEIVABLE: 49_800, SALES: -49_800 })
  })

  test('its replacement deducts the deposit again', async () => {
    const { bookingId } = await book()
    const { id: invoiceId } = await deliver(bookingId)
    await voidInvoice(photographer, { invoiceId, reason: 'Wrong amount' })
    const amount = { cents: 40_000, currency: 'USD' }
    const replacement = await replaceInvoice(photographer, { invoiceId, amount })
    const issued = await db().invoice.findUniqueOrThrow({ where: { id: replacement.invoiceId } })
    expect(issued).toMatchObject({ amountCents: 30_000, depositCents: -10_000 })
    expect(await ledgerOf(bookingId)).toEqual({ RECEIVABLE: 30_000, CLEARING: 10_000, SALES: -40_000 })
  })
})

describe('cancelling', () => {
  /** Cancels a booking after the studio has approved it. */
  const cancel = async (bookingId: string, shownFeeCents: number) => {
    await db().booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED' } })
    const { id: invoiceId } = await depositOf(bookingId)
    const payments = [{ invoiceId, refund: false }]
    await cancelBooking(client, { bookingId, shownFeeCents, payments })
  }
  /** What the client reads before cancelling, the photographer before charging, and both, also by email, after it. */
  async function saidAbout(bookingId: string) {
    const find = async (actor: Actor) => {
      const booking = await findBooking(actor, bookingId)
      if (!booking) throw new Error('not found')
      return readBookingHub(actor, booking)
    }
    const [beforeCancelling] = (await find(client)).payments
    await cancel(bookingId, (await findBooking(client, bookingId))?.cancellation.feeCents ?? 0)
    const { consequences } = (await find(photographer)).lateFee
    await chargeLateFee(photographer, bookingId)
    const { payload } = await db().outboxMessage.findFirstOrThrow({
      where: { topic: 'late-fee-charged', userId: client.userId },
    })
    expect((await find(client)).lateFee).toEqual({ consequences: null, payment: expect.any(String) })
    expect(payload).toMatchObject({ payment: (await find(client)).lateFee.payment })
    return {
      before: beforeCancelling?.consequence,
      deciding: consequences?.charge,
      after: (await find(photographer)).lateFee.payment,
      isDue: (payload as { dueOn: string | null }).dueOn !== null,
    }
  }
  const refundsOf = async (bookingId: string) =>
    (await depositOf(bookingId)).refunds.map(({ amountCents }) => amountCents)

  test('in time refunds the deposit', async () => {
    const { bookingId } = await book()
    await cancel(bookingId, 0)
    expect(await refundsOf(bookingId)).toEqual([10_000])
    const asked = await db().notification.count({
      where: { userId: photographer.userId, title: { startsWith: 'Refund ' } },
    })
    expect(asked).toBe(0)
  })

  test('late takes the fee from the deposit and refunds the rest, once', async () => {
    await setTerms({ freeCancelHours: 8_760 })
    const { bookingId } = await book()
    await cancel(bookingId, 5_000)
    expect(await refundsOf(bookingId)).toEqual([])
    const { invoiceNumber } = await chargeLateFee(photographer, bookingId)
    expect(await chargeLateFee(photographer, bookingId)).toEqual({ invoiceNumber })
    expect(await db().invoice.findUniqueOrThrow({ where: { invoiceNumber } })).toMatchObject({
      amountCents: 0,
      depositCents: -5_000,
      status: 'COMPLETED',
    })
    expect(await refundsOf(bookingId)).toEqual([5_000])
  })

  test('a fee above the deposit leaves the rest to pay', async () => {
    await setTerms({ freeCancelHours: 8_760, lateCancelFeeCents: 15_000 })
    const { bookingId } = await book()
    await cancel(bookingId, 15_000)
    const { invoiceNumber } = await chargeLateFee(photographer, bookingId)
    expect(await db().invoice.findUniqueOrThrow({ where: { invoiceNumber } })).toMatchObject({
      amountCents: 5_000,
      status: 'PENDING',
    })
    expect(await refundsOf(bookingId)).toEqual([])
  })

  test('says what becomes of the deposit: a fee below it', async () => {
    await setTerms({ freeCancelHours: 8_760 })
    const { bookingId } = await book()
    await approveBooking(photographer, bookingId)
    expect(await saidAbout(bookingId)).toEqual({
      before:
        'If the studio charges the late fee, $50.00 is taken from the deposit, and the other $50.00 is refunded.',
      deciding:
        "$50.00 is taken from the deposit. Robin Reed has nothing left to pay. We'll refund the other $50.00 of the deposit.",
      after:
        '$50.00 was taken from the deposit. Nothing is left to pay. The other $50.00 of the deposit is refunded.',
      isDue: false,
    })
    const hub = await listInvoiceEvents(client, bookingId)
    expect(hub.map(({ detail }) => detail).join(' ')).not.toContain('no charge')
  })

  test('a fee as high as it', async () => {
    await setTerms({ freeCancelHours: 8_760, lateCancelFeeCents: 10_000 })
    const { bookingId } = await book()
    await approveBooking(photographer, bookingId)
    expect(await saidAbout(bookingId)).toEqual({
      before:
        'If the studio charges the late fee, $100.00 is taken from the deposit, and nothing is left to pay or refund.',
      deciding: '$100.00 is taken from the deposit. Robin Reed has nothing left to pay.',
      after: '$100.00 was taken from the deposit. Nothing is left to pay.',
      isDue: false,
    })
  })

  test('a fee above it, of which account credit pays a part', async () => {
    await setTerms({ freeCancelHours: 8_760, lateCancelFeeCents: 15_000 })
    const { bookingId } = await book()
    await approveBooking(photographer, bookingId)
    await changeCredit(photographer, {
      clientId: client.profileId,
      direction: 'grant',
      amount: { cents: 1_000, currency: 'USD' },
      reason: 'Gray sky',
      idempotencyKey: randomUUID(),
    })
    expect(await saidAbout(bookingId)).toEqual({
      before:
        "If the studio charges the late fee, $100.00 is taken from the deposit and $10.00 from account credit, and you'll get an invoice for the other $40.00.",
      deciding:
        "$100.00 is taken from the deposit and $10.00 from account credit. We'll send Robin Reed an invoice for $40.00.",
      after: '$100.00 was taken from the deposit and $10.00 from account credit. $40.00 is due by invoice.',
      isDue: true,
    })
  })

  test('a waived fee refunds the deposit', async () => {
    await setTerms({ freeCancelHours: 8_760 })
    const { bookingId } = await book()
    await cancel(bookingId, 5_000)
    const [decided] = await readFeeConsequences(photographer, await listDueLateFees(photographer))
    expect(decided?.consequences.waive).toBe("We'll refund the deposit of $100.00.")
    await waiveLateFee(photographer, bookingId)
    await waiveLateFee(photographer, bookingId)
    expect(await refundsOf(bookingId)).toEqual([10_000])
  })
})
