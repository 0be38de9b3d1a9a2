import 'server-only'
import type { LockedInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import type { Transaction } from '@/lib/platform/data/db'
import { markActionNotificationsRead } from '@/lib/studio/notifications/operations/mark-action-notifications-read'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'

/**
 * Queues a live event for client, photographer, coordinators, and whoever pays a share, so that open pages show the changed
 * invoice and its photos unlock or lock without a reload. Marks the client's payment notifications as read once there is nothing left to pay.
 */
export async function pushPaymentChange(
  tx: Transaction,
  invoice: Pick<LockedInvoice, 'id' | 'booking' | 'client' | 'shareOf'>,
): Promise<void> {
  const { id: bookingId, photographer } = invoice.booking
  const agent = invoice.shareOf?.client ?? invoice.client
  const clients = agent.id === invoice.client.id ? [agent] : [agent, invoice.client]
  await pushEvent(tx, [...clients, photographer], 'payment', { invoiceId: invoice.id, bookingId })
  const { status } = await tx.invoice.findUniqueOrThrow({
    where: { id: invoice.id },
    select: { status: true },
  })
  if (!isPayable(status))
    await markActionNotificationsRead(tx, { action: 'pay_invoice', bookingId, invoiceId: invoice.id })
}
