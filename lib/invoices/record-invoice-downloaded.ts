import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordInvoiceView } from './commands/record-invoice-view'

/** Records, after the answer has gone out, that an invoice's PDF was fetched. Never throws: nobody waits for it. */
export function recordInvoiceDownloaded(actor: Actor, invoiceId: string): Promise<void> {
  return recordInvoiceView(actor, invoiceId, 'DOWNLOADED')
}
