import 'server-only'
import { userChannel } from '@/lib/notifications/rules'
import type { Transaction } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'
import type { LockedInvoice } from './lock-invoice'

/** Tells the open pages of both sides that an invoice has changed, so that photos unlock or lock without a reload. */
export async function pushPaymentChange(
  tx: Transaction,
  invoice: Pick<LockedInvoice, 'id' | 'booking'>,
): Promise<void> {
  const { id: bookingId, client, photographer } = invoice.booking
  for (const { userId } of [client, photographer]) {
    const payload = { invoiceId: invoice.id, bookingId }
    await queuePush(tx, { channel: userChannel(userId), event: 'payment', payload, userId })
  }
}
