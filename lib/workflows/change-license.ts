import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { closePayments } from '@/lib/billing/invoices/commands/close-payments'
import { chooseLicense } from '@/lib/photos/licenses/commands/choose-license'
import { findUnpaidInvoices } from '@/lib/photos/licenses/queries/find-unpaid-invoices'
import type { ChooseLicense } from '@/lib/photos/licenses/schema'

/**
 * Offers another license with an unpaid delivery. Closes open checkouts first, so that nobody pays for terms that they
 * didn't see.
 * @throws NotFoundError and AppError as chooseLicense does
 */
export async function changeLicense(actor: Actor, input: ChooseLicense): Promise<void> {
  for (const invoiceId of await findUnpaidInvoices(actor, input.deliveryId)) await closePayments(invoiceId)
  await chooseLicense(actor, input)
}
