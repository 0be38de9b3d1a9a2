import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordReading } from './commands/record-reading'

/** Records, after the answer has gone out, that an invoice's PDF was fetched. Never throws: nobody waits for it. */
export function recordInvoiceDownloaded(actor: Actor, invoiceId: string): Promise<void> {
  return recordReading(actor, invoiceId, 'DOWNLOADED')
}
