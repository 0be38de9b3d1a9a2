import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo as invoicesVisibleTo } from '@/lib/billing/invoices/policy'
import { visibleTo } from '@/lib/photos/deliveries/policy'
import { readLicense, readTransferLicense } from '@/lib/photos/licenses/operations/read-license'
import type { License } from '@/lib/photos/licenses/schema'
import { db } from '@/lib/platform/data/db'

/** Finds the license that an invoice pays for; null if it's for no photos, or another invoice has replaced it. */
export async function findLicenseOfInvoice(
  actor: Actor,
  invoice: { id: string; number: string },
): Promise<License | null> {
  const ofDelivery = { AND: [{ invoices: { some: { id: invoice.id } } }, visibleTo(actor)] }
  const ofTransfer = {
    endedAt: null,
    invoices: { some: { AND: [{ id: invoice.id }, invoicesVisibleTo(actor)] } },
  }
  const license =
    (await readLicense(db(), actor, ofDelivery)) ?? (await readTransferLicense(db(), actor, ofTransfer))
  return license?.invoiceNumber === invoice.number ? license : null
}
