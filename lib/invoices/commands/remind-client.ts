import 'server-only'
import { isPayable } from '@/lib/invoices/rules/status'
import { invoiceNotifications } from '@/lib/invoices/words/notifications'
import { notify } from '@/lib/notifications/operations/notify'
import { type CalendarDate, dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { lockRow } from '@/lib/platform/lock'
import { formatCents } from '@/lib/platform/money'
import { recordInvoiceEvent } from './record-invoice-event'

/** Why a client is reminded: on one of the studio's reminder days, or by a photographer. */
export type Reminder = { days: number } | { byProfileId: string }

/**
 * Reminds the client of an unpaid invoice by notification and email, and records it in the invoice's history. An invoice
 * gets at most one reminder a day, and one for each of the studio's reminder days.
 * Locks the invoice.
 * @param today in the studio's time zone
 * @returns whether a reminder was sent now
 */
export async function remindClient(
  tx: Transaction,
  invoiceId: string,
  reminder: Reminder,
  today: CalendarDate,
): Promise<boolean> {
  // A second reminder, or a payment, waits for this one.
  await lockRow(tx, 'invoices', invoiceId)
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

/** Includes today's reminder, if there was one. */
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
  const address = booking.propertyAddress
  const named = { invoiceNumber, amount, address, dueOn: formatDate(dueOn), isOverdue: dueOn < today }
  await notify(
    tx,
    {
      userId: booking.client.userId,
      ...invoiceNotifications.reminder(named),
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
        ...named,
        link: `${env().APP_URL}/invoices/${invoice.id}`,
      },
    },
  )
}
