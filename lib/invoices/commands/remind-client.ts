import 'server-only'
import { isPayable } from '@/lib/invoices/rules'
import { notify } from '@/lib/notifications/operations/notify'
import { type CalendarDate, dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { formatCents } from '@/lib/platform/money'
import { recordInvoiceEvent } from './record-invoice-event'

/** Why a client is reminded: the portal by its days, or the photographer by hand. */
export type Reminder = { days: number } | { byProfileId: string }

/**
 * Reminds the client of an unpaid invoice by notice and mail, and writes it into the history, in the caller's
 * transaction. At most one a day goes out for an invoice, and each of the portal's days once.
 * @param today in the studio's zone
 * @returns whether one went out now
 */
export async function remindClient(
  tx: Transaction,
  invoiceId: string,
  reminder: Reminder,
  today: CalendarDate,
): Promise<boolean> {
  // The lock makes a second reminder wait for the first, and a payment for both.
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${invoiceId}::uuid FOR UPDATE`
  const invoice = await readInvoice(tx, invoiceId, today)
  if (!invoice || !isPayable(invoice.status) || invoice.events.length > 0) return false
  const isNew = await recordInvoiceEvent(tx, {
    invoiceId,
    kind: 'REMINDED',
    actorId: 'byProfileId' in reminder ? reminder.byProfileId : null,
    details: { on: today, days: 'days' in reminder ? reminder.days : null },
    ...('days' in reminder && { onceKey: `reminder:${reminder.days}` }),
  })
  if (isNew) await notifyClient(tx, invoice, today)
  return isNew
}

/** With the reminder that has gone out today, if one has. */
function readInvoice(tx: Transaction, invoiceId: string, today: CalendarDate) {
  return tx.invoice.findUnique({
    where: { id: invoiceId },
    select: {
      id: true,
      invoiceNumber: true,
      status: true,
      amountCents: true,
      currency: true,
      dueOn: true,
      events: {
        where: { kind: 'REMINDED', details: { path: ['on'], equals: today } },
        select: { id: true },
        take: 1,
      },
      booking: {
        select: {
          id: true,
          propertyAddress: true,
          client: { select: { userId: true, fullName: true } },
          photographer: { select: { fullName: true } },
        },
      },
    },
  })
}

type Invoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>

async function notifyClient(tx: Transaction, invoice: Invoice, today: CalendarDate): Promise<void> {
  const { booking, invoiceNumber } = invoice
  const amount = formatCents(invoice.amountCents, invoice.currency)
  const dueOn = dateFromDatabase(invoice.dueOn)
  const isOverdue = dueOn < today
  await notify(
    tx,
    {
      userId: booking.client.userId,
      title: isOverdue ? `Invoice ${invoiceNumber} is overdue` : `Invoice ${invoiceNumber} is due soon`,
      message: `${amount} for ${booking.propertyAddress}, ${isOverdue ? 'was due' : 'due'} ${formatDate(dueOn)}.`,
      type: 'WARNING',
      action: 'pay_invoice',
      bookingId: booking.id,
      details: { invoice_id: invoice.id },
    },
    {
      kind: 'payment',
      template: 'invoice-reminder',
      props: {
        fullName: booking.client.fullName,
        photographer: booking.photographer.fullName,
        address: booking.propertyAddress,
        invoiceNumber,
        amount,
        dueOn: formatDate(dueOn),
        isOverdue,
        link: `${env().APP_URL}/invoices/${invoice.id}`,
      },
    },
  )
}
