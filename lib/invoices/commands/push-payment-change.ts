import 'server-only'
import { isPayable } from '@/lib/invoices/rules'
import { markActionNotificationsRead } from '@/lib/notifications/operations/mark-action-notifications-read'
import { userChannel } from '@/lib/notifications/rules'
import type { Transaction } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'
import type { LockedInvoice } from './lock-invoice'

/**
 * Tells the open pages of both sides that an invoice has changed, so that photos unlock or lock without a reload, and marks
 * the notifications that ask its client to pay read once there is nothing to pay.
 */
export async function pushPaymentChange(
  tx: Transaction,
  invoice: Pick<LockedInvoice, 'id' | 'booking'>,
): Promise<void> {
  const { id: bookingId, client, photographer } = invoice.booking
  for (const { userId } of [client, photographer]) {
    const payload = { invoiceId: invoice.id, bookingId }
    await queuePush(tx, { channel: userChannel(userId), event: 'payment', payload, userId })
  }
  const { status } = await tx.invoice.findUniqueOrThrow({
    where: { id: invoice.id },
    select: { status: true },
  })
  if (!isPayable(status))
    await markActionNotificationsRead(tx, { action: 'pay_invoice', bookingId, invoiceId: invoice.id })
}
