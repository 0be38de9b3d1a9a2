import 'server-only'
import { type LockedInvoice, lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { nextAttempt } from '@/lib/billing/invoices/rules/charging'
import { chooseCard } from '@/lib/billing/invoices/rules/choose-card'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { chargeFailureText, chargeNotifications } from '@/lib/billing/invoices/words/charging'
import { nameInvoice } from '@/lib/billing/invoices/words/notifications'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, now, todayIn } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { applyPayment } from './apply-payment'
import { assertNoCheckoutProcessing } from './assert-no-payment-processing'
import { confirmCardPayment, openCardPayment } from './card-payment'
import { closeCheckouts } from './close-payments'
import { pushPaymentChange } from './push-payment-change'

/** How long a charge that a bank is still processing is left alone. */
const processingMs = 60 * 60_000

/** What became of an attempt: Stripe's code, `no_card`, or null if nothing was wrong. */
type Attempt = { problem: string | null; last4: string | null }

/**
 * Charges an invoice to its client's card, if an attempt is due. Idempotent: concurrent calls, and one after a crash, share
 * the invoice's card payment and the attempt's idempotency key, and what Stripe then says about the payment decides.
 * @throws Error when Stripe can't be reached; the queue then repeats the attempt
 */
export async function chargeInvoice({ invoiceId }: { invoiceId: string }): Promise<void> {
  const charge = await findDueCharge(invoiceId)
  if (!charge || (await isBeingPaid(invoiceId))) return
  const { attempts, invoice } = charge
  const { client, booking } = invoice
  const { timeZone } = await getStudio()
  const card = chooseCard(client.cards, booking.cardId, attempts, todayIn(timeZone))
  if (!card || !client.stripeCustomerId)
    return recordChargeAttempt(invoiceId, attempts, { problem: 'no_card', last4: null })
  const paymentId = await openCardPayment(
    { ...invoice, bookingId: booking.id, stripeCustomerId: client.stripeCustomerId },
    null,
    card.last4,
  )
  const problem = await confirmCardPayment(paymentId, card.stripePaymentMethodId, attempts)
  await applyPayment(paymentId)
  await recordChargeAttempt(invoiceId, attempts, { problem, last4: card.last4 })
}

function findDueCharge(invoiceId: string) {
  return db().scheduledCharge.findFirst({
    where: { invoiceId, nextAt: { lte: now() }, invoice: { status: { in: ['PENDING', 'FAILED'] } } },
    select: {
      attempts: true,
      invoice: {
        select: {
          id: true,
          invoiceNumber: true,
          amountCents: true,
          currency: true,
          client: {
            select: {
              stripeCustomerId: true,
              cards: {
                select: {
                  id: true,
                  stripePaymentMethodId: true,
                  last4: true,
                  expiryMonth: true,
                  expiryYear: true,
                },
                orderBy: { createdAt: 'desc' },
              },
            },
          },
          booking: { select: { id: true, cardId: true } },
        },
      },
    },
  })
}

/** Closes the payment pages of the invoice, so that the client doesn't pay it there at the same moment. */
async function isBeingPaid(invoiceId: string): Promise<boolean> {
  await closeCheckouts({ invoiceId })
  try {
    await assertNoCheckoutProcessing({ invoiceId })
    return false
  } catch (error) {
    if (error instanceof AppError) return true
    throw error
  }
}

/**
 * Records an attempt to charge an invoice, schedules the next, and notifies the client of a failed one. Of concurrent calls
 * for the same attempt one does so.
 */
async function recordChargeAttempt(invoiceId: string, attempts: number, attempt: Attempt): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    // The invoice's lock also orders the attempts, and a photographer who stops them.
    const charge = await tx.scheduledCharge.findFirst({
      where: { invoiceId, attempts, nextAt: { not: null } },
      select: { firstAt: true, retryDays: true },
    })
    if (!invoice || !charge) return
    const isPaid = !isPayable(invoice.status)
    if (attempt.problem === null && !isPaid) {
      const nextAt = new Date(now().getTime() + processingMs)
      await tx.scheduledCharge.update({ where: { invoiceId }, data: { nextAt }, select: { attempts: true } })
      return
    }
    const awaitsConfirmation = !isPaid && attempt.problem === 'authentication_required'
    const isOver = isPaid || awaitsConfirmation
    const nextAt = isOver ? null : nextAttempt(charge, attempts + 1, now(), timeZone)
    await tx.scheduledCharge.update({
      where: { invoiceId },
      data: { attempts: attempts + 1, nextAt, awaitsConfirmation },
      select: { attempts: true },
    })
    if (isPaid) return
    const retryOn = nextAt && formatInstantDate(nextAt, timeZone)
    await notifyClient(tx, invoice, attempt, retryOn)
    if (!nextAt) await notifyPhotographers(tx, invoice, awaitsConfirmation)
    await pushPaymentChange(tx, invoice)
  })
}

async function notifyClient(
  tx: Transaction,
  invoice: LockedInvoice,
  { problem, last4 }: Attempt,
  retryOn: string | null,
): Promise<void> {
  const { booking, client } = invoice
  const failure = {
    ...nameInvoice(invoice),
    reason: chargeFailureText(problem, last4),
    awaitsConfirmation: problem === 'authentication_required',
    retryOn,
    dueOn: formatDate(dateFromDatabase(invoice.dueOn)),
  }
  await notify(
    tx,
    {
      userId: client.userId,
      ...chargeNotifications.failed(failure),
      type: 'WARNING',
      action: 'pay_invoice',
      bookingId: booking.id,
      details: { invoice_id: invoice.id },
    },
    {
      kind: 'payment',
      template: 'charge-failed',
      props: { fullName: client.fullName, ...failure, link: `${env().APP_URL}/invoices/${invoice.id}` },
    },
  )
}

async function notifyPhotographers(
  tx: Transaction,
  invoice: LockedInvoice,
  awaitsConfirmation: boolean,
): Promise<void> {
  const { booking, client } = invoice
  const words = chargeNotifications.ended(nameInvoice(invoice), client.fullName, awaitsConfirmation)
  for (const { userId } of await findResponsiblePhotographers(tx, [booking.photographer.id])) {
    await notify(tx, {
      userId,
      ...words,
      type: 'WARNING',
      action: 'view_invoice',
      bookingId: booking.id,
      details: { invoice_id: invoice.id },
    })
  }
}
