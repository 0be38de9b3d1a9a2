import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { soldPhotos } from '@/lib/photos/deliveries/policy'
import { ensurePage } from '@/lib/photos/property-pages/operations/ensure-page'
import { findEditable } from '@/lib/photos/property-pages/operations/find-editable'
import { lockedText, noPhotosText } from '@/lib/photos/property-pages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Publishes the page of a delivery, with the profile's contact details if nobody has edited it yet. Removes an expiry date
 * in the past. Idempotent.
 * @throws NotFoundError unless the actor may edit it; AppError `conflict` while the photos aren't paid or prepared
 */
export async function publishPage(actor: Actor, deliveryId: string): Promise<void> {
  const { timeZone } = await getStudio()
  const today = dateToDatabase(todayIn(timeZone))
  await db().$transaction(async (tx) => {
    const delivery = await findEditable(tx, actor, { deliveryId })
    if (!delivery) throw new NotFoundError('Photo delivery not found')
    if (!delivery.unlocked) throw new AppError('conflict', lockedText)
    const ready = await tx.photo.count({
      where: { AND: [soldPhotos], deliveryId, isFull: true, state: 'READY' },
    })
    if (ready === 0) throw new AppError('conflict', noPhotosText)
    const page = await ensurePage(tx, delivery, delivery.defaults)
    await tx.propertyPage.updateMany({
      where: { id: page.id, expiresOn: { lt: today } },
      data: { expiresOn: null, version: { increment: 1 } },
    })
    const { count } = await tx.propertyPage.updateMany({
      where: { id: page.id, published: false },
      data: { published: true },
    })
    if (count > 0) await recordAudit(tx, actor, 'property-page.published', deliveryId)
  })
}
