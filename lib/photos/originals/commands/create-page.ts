import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { createPageLimit } from '@/lib/photos/originals/limits'
import { sharedBy, shownPhotos } from '@/lib/photos/originals/policy'
import { lockedText, pairNeededText } from '@/lib/photos/originals/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { sealText } from '@/lib/platform/secrets/sealed-text'
import { createSecret } from '@/lib/platform/secrets/secret'
import { todayIn } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Turns on the public page of a delivery's unaltered photos. Does nothing if it's on. Locks the delivery.
 * @throws NotFoundError if the actor can't share the delivery
 * @throws AppError `conflict` if its photos are locked or none is altered beside its original, `too-many-requests`
 */
export async function createPage(actor: Actor, deliveryId: string): Promise<void> {
  await consumeAttempt(createPageLimit, actor.profileId)
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'media_deliveries', deliveryId)
    const delivery = await tx.mediaDelivery.findFirst({
      where: { AND: [{ id: deliveryId }, sharedBy(actor, todayIn(timeZone))] },
      select: {
        invoices: latestPayment,
        booking: { select: { importedAt: true } },
        originalsPage: { select: { deliveryId: true } },
      },
    })
    if (!delivery) throw new NotFoundError('Photo delivery not found')
    if (!isUnlocked(delivery)) throw new AppError('conflict', lockedText)
    if (delivery.originalsPage) return
    if ((await tx.photo.count({ where: { deliveryId, ...shownPhotos } })) === 0)
      throw new AppError('conflict', pairNeededText)
    const { secret, secretHash } = createSecret()
    await tx.originalsPage.create({
      data: {
        deliveryId,
        tokenHash: secretHash,
        sealedToken: sealText(secret, 'originals-page', deliveryId),
      },
      select: { deliveryId: true },
    })
    await recordAudit(tx, actor, 'originals-page.created', deliveryId)
  })
}
