import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { soldPhotos } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { openPath } from '@/lib/photos/originals/operations/open-path'
import { sharedBy, shownPhotos } from '@/lib/photos/originals/policy'
import type { OriginalsState } from '@/lib/photos/originals/schema'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { todayIn } from '@/lib/platform/time/clock'
import { drawQrCode } from '@/lib/platform/web/qr-code'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Finds the state of a delivery's page for those who may share it; null for anyone else, while the photos are locked, and
 * if no photo is altered and the page is off.
 */
export async function findState(actor: Actor, deliveryId: string): Promise<OriginalsState | null> {
  const { timeZone } = await getStudio()
  const row = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, sharedBy(actor, todayIn(timeZone))] },
    select: {
      invoices: latestPayment,
      booking: { select: { importedAt: true } },
      originalsPage: { select: { sealedToken: true } },
    },
  })
  if (!row || !isUnlocked(row)) return null
  const [pairCount, missingCount] = await Promise.all([
    db().photo.count({ where: { deliveryId, ...shownPhotos } }),
    db().photo.count({
      where: {
        AND: [soldPhotos],
        deliveryId,
        isFull: true,
        alterations: { isEmpty: false },
        unalteredPhotoId: null,
      },
    }),
  ])
  const isOn = row.originalsPage !== null
  if (!isOn && pairCount + missingCount === 0) return null
  const path = openPath(deliveryId, row.originalsPage)
  const address = path && env().APP_URL + path
  return { deliveryId, address, qrCode: address ? drawQrCode(address) : null, isOn, pairCount, missingCount }
}
