import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/deliveries/policy'
import { readLicense } from '@/lib/licenses/operations/read-license'
import type { License } from '@/lib/licenses/schema'
import { db } from '@/lib/platform/db'

/** Finds the license that an invoice pays for; null if it's for no photos, or another invoice has replaced it. */
export async function findLicenseOfInvoice(
  actor: Actor,
  invoice: { id: string; number: string },
): Promise<License | null> {
  const where = { AND: [{ invoices: { some: { id: invoice.id } } }, visibleTo(actor)] }
  const license = await readLicense(db(), actor, where)
  return license?.invoiceNumber === invoice.number ? license : null
}
