import 'server-only'
import { linkedShare } from '@/lib/billing/invoices/operations/pay-link'
import { ofBill } from '@/lib/billing/invoices/rules/coverage'
import { summarizeShare } from '@/lib/billing/invoices/rules/shared-bill'
import { db } from '@/lib/platform/data/db'
import { billFields, coversPhotos } from './select-bill'

/**
 * Describes to whoever pays a share by its link what the share is, who owes the rest, and when the photos unlock. Returns null for a
 * link that doesn't work, and once its bill was voided or replaced. The caller limits attempts (`findShare`).
 */
export async function describeShareOf(token: string): Promise<string | null> {
  const share = await db().invoice.findFirst({
    where: linkedShare(token),
    select: { id: true, shareOfId: true },
  })
  if (!share?.shareOfId) return null
  const parts = await db().invoice.findMany({
    where: { AND: [ofBill(share.shareOfId), { status: { not: 'VOID' } }] },
    select: billFields,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const main = parts.find(({ shareOfId }) => shareOfId === null)
  return main && coversPhotos(main) ? summarizeShare(parts, share.id, { showsLimit: false }) : null
}
