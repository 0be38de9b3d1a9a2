import 'server-only'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isFullyPaid } from '@/lib/billing/invoices/rules/status'
import { countSold } from '@/lib/photos/deliveries/operations/count-sold'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { readOffered, termFields } from './read-offered'

/** What `countSold` needs. */
const countFields = { id: true, includedPhotos: true, totalPhotos: true } as const

/**
 * Records the license that a paid invoice grants, as it is offered at this moment; it never changes afterward. Of a shared
 * bill, the last payment grants it. Does nothing for an invoice without photos. Idempotent. The caller has locked the invoice;
 * locks the main one of its bill.
 * @returns whether this was the last payment that its bill's photos waited for
 */
export async function grantLicense(tx: Transaction, paidId: string): Promise<boolean> {
  const { shareOfId, isOnTerms } = await tx.invoice.findUniqueOrThrow({
    where: { id: paidId },
    select: { shareOfId: true, isOnTerms: true },
  })
  // Nothing waits for it.
  if (isOnTerms) return false
  const invoiceId = shareOfId ?? paidId
  // Of two payments of one bill at the same time, the second waits here and then sees the first.
  await lockRow(tx, 'invoices', invoiceId)
  const { delivery, transfer, ...payment } = await tx.invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: {
      ...latestPayment.select,
      delivery: { select: { ...countFields, license: { select: termFields } } },
      transfer: { select: { ...termFields, delivery: { select: countFields } } },
    },
  })
  if (!isFullyPaid(payment)) return false
  const photos = transfer?.delivery ?? delivery
  if (!photos) return true
  const terms = await readOffered(tx, { transfer, license: delivery?.license })
  await tx.soldLicense.createMany({
    data: { invoiceId, ...terms, photoCount: await countSold(tx, photos) },
    skipDuplicates: true,
  })
  return true
}
