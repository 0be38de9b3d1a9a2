import 'server-only'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { shownOn } from '@/lib/photos/originals/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns the delivery that an address shows; null if the page is off, the gallery expired, or the photos are locked. */
export async function openPage(
  tx: Pick<Transaction, 'mediaDelivery'>,
  token: string,
): Promise<{ deliveryId: string; address: string } | null> {
  const { timeZone } = await getStudio()
  const row = await tx.mediaDelivery.findFirst({
    where: { AND: [{ originalsPage: { tokenHash: hashSecret(token) } }, shownOn(todayIn(timeZone))] },
    select: {
      id: true,
      invoices: latestPayment,
      booking: { select: { importedAt: true, propertyAddress: true } },
    },
  })
  if (!row || !isUnlocked(row)) return null
  return { deliveryId: row.id, address: row.booking.propertyAddress }
}
