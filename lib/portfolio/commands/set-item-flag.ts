import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { SetItemFlag } from '@/lib/portfolio/schema'
import { lockItem } from './lock-item'
import { showMedia } from './media-files'
import { recordPublishing } from './record-publishing'

/**
 * Puts a project among those the public page leads with, or on the page at all, or takes it out; a repeat changes
 * nothing. Its files are public as long as it is.
 */
export async function setItemFlag(actor: Actor, { itemId, flag, on }: SetItemFlag): Promise<{ on: boolean }> {
  return db().$transaction(async (tx) => {
    const item = await lockItem(tx, actor, itemId)
    if (item[flag] === on) return { on }
    await tx.portfolioItem.update({
      where: { id: itemId },
      data: { [flag]: on, revision: { increment: 1 } },
      select: { id: true },
    })
    if (flag === 'published') {
      await showMedia(tx, [...item.images, ...item.videos], on)
      await recordPublishing(tx, actor, { itemId, title: item.title, published: on })
    }
    return { on }
  })
}
