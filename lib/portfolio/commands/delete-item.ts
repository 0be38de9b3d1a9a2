import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { lockItem } from './lock-item'
import { dropMedia } from './media-files'

/** Removes a project with its images and videos, from the page and from storage. Who did it stays in the audit. */
export async function deleteItem(actor: Actor, itemId: string): Promise<{ itemId: string }> {
  return db().$transaction(async (tx) => {
    const { title, images, videos } = await lockItem(tx, actor, itemId)
    await tx.portfolioItem.delete({ where: { id: itemId }, select: { id: true } })
    await dropMedia(tx, [...images, ...videos])
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: 'portfolio-item.deleted',
      subject: 'portfolio-item',
      subjectId: itemId,
      details: { title, files: images.length + videos.length },
    })
    return { itemId }
  })
}
