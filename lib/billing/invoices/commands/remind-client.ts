import 'server-only'
import { type LockedInvoice, lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { notifyPayer } from '@/lib/billing/invoices/operations/notify-payer'
import { isPayableAlone } from '@/lib/billing/invoices/rules/status'
import { invoiceNotifications, nameInvoice } from '@/lib/billing/invoices/words/notifications'
import type { Transaction } from '@/lib/platform/data/db'
import { type CalendarDate, dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { recordInvoiceEvent } from './record-invoice-event'

/** Why a client is reminded: on one of the studio's reminder days, or by a photographer. */
export type Reminder = { days: number } | { byProfileId: string }

/**
 * Reminds whoever pays an unpaid invoice by notification and email, and records it in the invoice's history. An invoice
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
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice || !isPayableAlone(invoice) || (await wasRemindedOn(tx, invoiceId, today))) return false
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

async function wasRemindedOn(tx: Transaction, invoiceId: string, today: CalendarDate): Promise<boolean> {
  const reminder = { invoiceId, kind: 'REMINDED', details: { path: ['on'], equals: today } } as const
  return (await tx.invoiceEvent.count({ where: reminder })) > 0
}

async function notifyClient(tx: Transaction, invoice: LockedInvoice, today: CalendarDate): Promise<void> {
  const { booking } = invoice
  const dueOn = dateFromDatabase(invoice.dueOn)
  const named = { ...nameInvoice(invoice), dueOn: formatDate(dueOn), isOverdue: dueOn < today }
  await notifyPayer(
    tx,
    invoice,
    {
      ...invoiceNotifications.reminder(named),
      type: 'WARNING',
      action: 'pay_invoice',
      bookingId: booking.id,
      details: { invoice_id: invoice.id },
    },
    (reader) => ({
      kind: 'payment',
      template: 'invoice-reminder',
      props: { ...reader, photographer: booking.photographer.fullName, ...named },
    }),
  )
}
