import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { editableBy } from '@/lib/photos/property-pages/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Takes a page down; its address and content stay. Idempotent. @throws NotFoundError unless the actor may edit it */
export async function takeDownPage(actor: Actor, deliveryId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const page = await tx.propertyPage.findFirst({
      where: { deliveryId, delivery: editableBy(actor) },
      select: { id: true },
    })
    if (!page) throw new NotFoundError('Photo delivery not found')
    const { count } = await tx.propertyPage.updateMany({
      where: { id: page.id, published: true },
      data: { published: false },
    })
    if (count > 0) await recordAudit(tx, actor, 'property-page.taken-down', deliveryId)
  })
}
