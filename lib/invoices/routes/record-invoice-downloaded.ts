import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordInvoiceView } from '@/lib/invoices/commands/record-invoice-view'

/** Records that an invoice's PDF was downloaded, once the response has been sent. Never throws. */
export function recordInvoiceDownloaded(actor: Actor, invoiceId: string): Promise<void> {
  return recordInvoiceView(actor, invoiceId, 'DOWNLOADED')
}
