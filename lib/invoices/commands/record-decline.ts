import 'server-only'
import type { PaymentSnapshot } from '@/lib/invoices/queries/read-payment'
import type { Transaction } from '@/lib/platform/db'
import type { LockedInvoice } from './lock-invoice'
import { recordInvoiceEvent } from './record-invoice-event'

/** Records in the invoice's history that a card was declined; the invoice stays unpaid. Idempotent per decline. */
export async function recordDecline(
  tx: Transaction,
  { id }: LockedInvoice,
  payment: PaymentSnapshot,
): Promise<void> {
  if (!payment.decline) return
  await recordInvoiceEvent(tx, {
    invoiceId: id,
    kind: 'PAYMENT_FAILED',
    actorId: null,
    details: { reason: payment.decline.reason, last4: payment.card?.last4 ?? null },
    onceKey: `failed:${payment.decline.key}`,
  })
}
