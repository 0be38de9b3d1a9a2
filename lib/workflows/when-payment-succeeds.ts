import 'server-only'
import { closePayments } from '@/lib/invoices/commands/close-payments'
import { isForLateFee } from '@/lib/invoices/rules'
import { tell } from '@/lib/notifications/tell'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { DomainEvents } from '@/lib/platform/events'
import { formatCents } from '@/lib/platform/money'
import type { PaymentMethodKind } from '@/prisma/generated/enums'

const methodNames: Record<PaymentMethodKind, string> = {
  CARD: 'card',
  CASH: 'cash',
  CHEQUE: 'cheque',
  BANK_TRANSFER: 'bank transfer',
  TEST: 'test payment',
}

/**
 * Tells both sides that an invoice is paid: the client that the photos are unlocked, or a late fee settled; the
 * photographer what came in. The photographer who recorded the payment knows it already. Told once however often it is
 * called. What could still be paid for the invoice is closed.
 */
export async function whenPaymentSucceeds({ invoiceId }: DomainEvents['payment.succeeded']): Promise<void> {
  await db().$transaction(async (tx) => {
    const invoice = await readPaidInvoice(tx, invoiceId)
    if (!invoice || (await wasTold(tx, invoice))) return
    await tellClient(tx, invoice)
    if (invoice.markedPaidById !== invoice.booking.photographer.id) await tellPhotographer(tx, invoice)
  })
  await closePayments(invoiceId)
}

type PaidInvoice = NonNullable<Awaited<ReturnType<typeof readPaidInvoice>>>

/** The lock makes a second run wait for the first, and then find what it wrote. */
async function readPaidInvoice(tx: Transaction, invoiceId: string) {
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${invoiceId}::uuid FOR UPDATE`
  const person = { select: { id: true, userId: true, fullName: true } }
  return tx.invoice.findFirst({
    where: { id: invoiceId, status: 'COMPLETED' },
    select: {
      id: true,
      invoiceNumber: true,
      amountCents: true,
      currency: true,
      paidMethod: true,
      markedPaidById: true,
      deliveryId: true,
      booking: {
        select: { id: true, propertyAddress: true, lateFeeState: true, client: person, photographer: person },
      },
    },
  })
}

async function wasTold(tx: Transaction, { id, booking }: PaidInvoice): Promise<boolean> {
  const told = await tx.notification.findFirst({
    where: {
      userId: booking.client.userId,
      type: 'SUCCESS',
      actionData: { path: ['invoice_id'], equals: id },
    },
    select: { id: true },
  })
  return told !== null
}

async function tellClient(tx: Transaction, invoice: PaidInvoice): Promise<void> {
  const { booking } = invoice
  const isFee = isForLateFee(invoice)
  const paid = `${amountOf(invoice)} for ${booking.propertyAddress}.`
  await tell(
    tx,
    {
      userId: booking.client.userId,
      title: 'Payment Successful!',
      message: isFee ? `${paid} The late fee is paid.` : `${paid} Your photos are unlocked.`,
      type: 'SUCCESS',
      action: isFee ? 'view_invoice' : 'view_photos',
      bookingId: booking.id,
      details: { invoice_id: invoice.id },
    },
    mailTo('client', invoice),
  )
}

async function tellPhotographer(tx: Transaction, invoice: PaidInvoice): Promise<void> {
  const { booking } = invoice
  await tell(
    tx,
    {
      userId: booking.photographer.userId,
      title: 'Payment received',
      message: `${amountOf(invoice)} for ${booking.propertyAddress}, by ${methodOf(invoice)}.`,
      type: 'SUCCESS',
      action: 'review_payment',
      bookingId: booking.id,
      details: { invoice_id: invoice.id },
    },
    mailTo('photographer', invoice),
  )
}

function mailTo(reader: 'client' | 'photographer', invoice: PaidInvoice) {
  const { booking, invoiceNumber } = invoice
  const unlocks = !isForLateFee(invoice)
  const page = reader === 'client' && unlocks ? 'photo-view' : 'invoices'
  return {
    kind: 'payment' as const,
    template: 'payment-received' as const,
    props: {
      reader,
      unlocks,
      fullName: booking[reader].fullName,
      clientName: booking.client.fullName,
      address: booking.propertyAddress,
      invoiceNumber,
      amount: amountOf(invoice),
      method: methodOf(invoice),
      link: `${env().APP_URL}/${page}?booking_id=${booking.id}`,
    },
  }
}

function amountOf({ amountCents, currency }: PaidInvoice): string {
  return formatCents(amountCents, currency)
}

function methodOf({ paidMethod }: PaidInvoice): string {
  return paidMethod ? methodNames[paidMethod] : 'card'
}
