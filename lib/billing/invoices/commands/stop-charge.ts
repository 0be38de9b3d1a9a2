import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockVisibleInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { canStopCharge } from '@/lib/billing/invoices/policy'
import { chargeNotifications, notScheduledText } from '@/lib/billing/invoices/words/charging'
import { nameInvoice } from '@/lib/billing/invoices/words/notifications'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Stops the automatic charge of an invoice, which its client then pays by hand, and notifies them. An attempt that has
 * already started may still go through.
 * @throws NotFoundError; AppError `conflict` when no charge is scheduled
 */
export async function stopCharge(actor: Actor, invoiceId: string): Promise<{ invoiceNumber: string }> {
  return db().$transaction(async (tx) => {
    const invoice = await lockVisibleInvoice(tx, actor, invoiceId)
    const charge = await tx.scheduledCharge.findUnique({ where: { invoiceId } })
    if (!canStopCharge(actor, { ...invoice, charge })) throw new AppError('conflict', notScheduledText)
    await tx.scheduledCharge.update({
      where: { invoiceId },
      data: { nextAt: null, stoppedAt: now() },
      select: { attempts: true },
    })
    await recordInvoiceEvent(tx, { invoiceId, kind: 'CHARGE_STOPPED', actorId: actor.profileId })
    await recordAudit(tx, actor, 'invoice.charge-stopped', invoiceId)
    await notify(tx, {
      userId: invoice.client.userId,
      ...chargeNotifications.stopped(nameInvoice(invoice), formatDate(dateFromDatabase(invoice.dueOn))),
      type: 'INFO',
      action: 'pay_invoice',
      bookingId: invoice.booking.id,
      details: { invoice_id: invoiceId },
    })
    await pushPaymentChange(tx, invoice)
    return { invoiceNumber: invoice.invoiceNumber }
  })
}
