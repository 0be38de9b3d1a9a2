import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { sharedBy } from '@/lib/photos/originals/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Turns off the public page of a delivery; its address never works again. Idempotent.
 * @throws NotFoundError if the actor can't share the delivery
 */
export async function turnOffPage(actor: Actor, deliveryId: string): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const where = { AND: [{ id: deliveryId }, sharedBy(actor, todayIn(timeZone))] }
    if ((await tx.mediaDelivery.count({ where })) === 0) throw new NotFoundError('Photo delivery not found')
    const { count } = await tx.originalsPage.deleteMany({ where: { deliveryId } })
    if (count > 0) await recordAudit(tx, actor, 'originals-page.turned-off', deliveryId)
  })
}
