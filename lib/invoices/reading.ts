import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordReading } from './commands/record-reading'

/** Notes, after the answer has gone out, that an invoice was looked at. Never throws: nobody waits for it. */
export function noteOpened(actor: Actor, invoiceId: string): Promise<void> {
  return recordReading(actor, invoiceId, 'OPENED')
}

/** The same for its PDF. */
export function noteDownloaded(actor: Actor, invoiceId: string): Promise<void> {
  return recordReading(actor, invoiceId, 'DOWNLOADED')
}
