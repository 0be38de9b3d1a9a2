import 'server-only'
import type { LockedInvoice } from '@/lib/invoices/operations/lock-invoice'
import { isPayable } from '@/lib/invoices/rules/status'
import { markActionNotificationsRead } from '@/lib/notifications/operations/mark-action-notifications-read'
import { pushToUsers } from '@/lib/notifications/operations/push-to-users'
import type { Transaction } from '@/lib/platform/db'

/**
 * Queues a live event for both client and photographer, and for whoever pays a share, so that open pages show the changed invoice and its photos unlock or
 * lock without a reload. Marks the client's payment notifications as read once there is nothing left to pay.
 */
export async function pushPaymentChange(
  tx: Transaction,
  invoice: Pick<LockedInvoice, 'id' | 'booking' | 'client' | 'shareOf'>,
): Promise<void> {
  const { id: bookingId, photographer } = invoice.booking
  const agent = invoice.shareOf?.client ?? invoice.client
  const clients = agent.id === invoice.client.id ? [agent] : [agent, invoice.client]
  await pushToUsers(tx, [...clients, photographer], 'payment', { invoiceId: invoice.id, bookingId })
  const { status } = await tx.invoice.findUniqueOrThrow({
    where: { id: invoice.id },
    select: { status: true },
  })
  if (!isPayable(status))
    await markActionNotificationsRead(tx, { action: 'pay_invoice', bookingId, invoiceId: invoice.id })
}
