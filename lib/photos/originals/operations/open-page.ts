import 'server-only'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { shownOn } from '@/lib/photos/originals/policy'
import { todayIn } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { hashSecret } from '@/lib/platform/secret'
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
      booking: { select: { propertyAddress: true } },
    },
  })
  if (!row || !isUnlocked(row.invoices)) return null
  return { deliveryId: row.id, address: row.booking.propertyAddress }
}
