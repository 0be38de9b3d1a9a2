import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/billing/invoices/policy'
import type { ClientInvoice } from '@/lib/billing/invoices/schema/listing'
import { readClientInvoices } from './read-client-invoices'

/** Returns the latest invoices that bill a client, or are for a booking, and that the actor may see, newest first. */
export function listInvoicesOf(
  actor: Actor,
  where: { clientId: string } | { bookingId: string },
  limit = 50,
): Promise<ClientInvoice[]> {
  return readClientInvoices({ AND: [visibleTo(actor), where] }, { take: limit })
}
