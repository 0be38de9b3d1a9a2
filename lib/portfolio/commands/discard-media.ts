import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { portfolioFileKey } from '@/lib/portfolio/rules/media'
import { deleteMedia } from './media-files'
import { requireManager } from './portfolio-entries'

/** Deletes the actor's own uploads that are in no project. Ignores all others. */
export async function discardMedia(actor: Actor, addresses: string[]): Promise<void> {
  requireManager(actor)
  await db().$transaction(async (tx) => {
    const items = await tx.portfolioItem.findMany({
      where: { OR: [{ images: { hasSome: addresses } }, { videos: { hasSome: addresses } }] },
      select: { images: true, videos: true },
    })
    const used = new Set(items.flatMap(({ images, videos }) => [...images, ...videos]))
    const unused = addresses.filter((address) => !used.has(address))
    const mine = await tx.storedFile.findMany({
      where: {
        key: { in: unused.flatMap((address) => portfolioFileKey(address) ?? []) },
        purpose: 'PORTFOLIO',
        uploaderId: actor.profileId,
      },
      select: { key: true },
    })
    const myKeys = new Set(mine.map(({ key }) => key))
    await deleteMedia(
      tx,
      unused.filter((address) => myKeys.has(portfolioFileKey(address) ?? '')),
    )
  })
}
