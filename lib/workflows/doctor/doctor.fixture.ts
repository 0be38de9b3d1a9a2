import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { confirmReturn } from '@/lib/billing/invoices/commands/confirm-return'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { openCheckout } from '@/lib/billing/invoices/commands/open-checkout'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { payOnPage } from '@/lib/billing/invoices/stripe.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { type ExamineOptions, examine, type Result } from './examine'

/** A client and a photographer, with what they do in a studio that the doctor examines. */
export async function makePeople() {
  const client = await createPerson('CLIENT')
  const photographer = await createPerson('PHOTOGRAPHER')

  /** Returns the invoice of new photos. */
  async function deliver(cents = 49_800, payer: Actor = client): Promise<string> {
    const bookingId = await createBooking(payer, photographer)
    const amount = { cents, currency: 'USD' }
    await sendPhotos(photographer, await makeSendInput(photographer, bookingId, { amount }))
    const { id } = await db().invoice.findFirstOrThrow({ where: { bookingId }, select: { id: true } })
    return id
  }

  async function payByCheckout(invoiceId: string, payer: Actor = client) {
    const { url } = await openCheckout(payer, invoiceId)
    await payOnPage(url)
    const { stripeSessionId } = await db().checkoutSession.findFirstOrThrow({ where: { invoiceId } })
    await confirmReturn(payer, stripeSessionId)
  }

  const markPaidInCash = (invoiceId: string) =>
    markPaid(photographer, { invoiceId, method: 'CASH', paidOn: todayIn('America/New_York'), note: '' })

  const refund = (invoiceId: string, cents: number, destination?: 'credit') =>
    requestRefund(photographer, {
      invoiceId,
      ...(destination && { destination }),
      amount: { cents, currency: 'USD' },
      reason: 'A smaller shoot',
      idempotencyKey: randomUUID(),
    })

  return { client, photographer, deliver, payByCheckout, markPaidInCash, refund }
}

/** Returns the checks that found something. */
export async function findResults(options: ExamineOptions = {}): Promise<Result[]> {
  const results = await examine(options)
  expect(results.filter(({ problem }) => problem !== null)).toEqual([])
  return results.filter(({ findings }) => findings.length > 0)
}

/** Returns what is wrong, as the names of the checks that found something. */
export async function findFaults(options: ExamineOptions = {}): Promise<string[]> {
  const results = await findResults(options)
  return results.flatMap(({ name, findings }) => findings.map(() => name))
}

export async function run(...statements: string[]) {
  for (const statement of statements) await db().$executeRawUnsafe(statement)
}

/** Changes rows as somebody with the database's password could: no trigger and no foreign key is in the way. */
export async function changeByHand(...statements: string[]) {
  await db().$transaction(async (tx) => {
    await tx.$executeRawUnsafe('SET LOCAL session_replication_role = replica')
    for (const statement of statements) await tx.$executeRawUnsafe(statement)
  })
}

export const paidInCash = `status = 'COMPLETED', paid_at = now(), paid_method = 'CASH'`
export const unpaid = 'paid_at = NULL, paid_method = NULL'
