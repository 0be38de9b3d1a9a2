import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { lockItem } from './lock-item'

/** Puts a project among those the public page leads with, or takes it out; a repeat changes nothing. */
export async function featureItem(
  actor: Actor,
  { itemId, featured }: { itemId: string; featured: boolean },
): Promise<{ featured: boolean }> {
  return db().$transaction(async (tx) => {
    await lockItem(tx, actor, itemId)
    await tx.portfolioItem.updateMany({
      where: { id: itemId, featured: !featured },
      data: { featured, revision: { increment: 1 } },
    })
    return { featured }
  })
}
