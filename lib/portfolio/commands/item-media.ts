import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { dropMedia, showMedia } from './media-files'

/** Hides all files of a project from everyone but photographers, under the caller's lock. */
export async function hideItemMedia(tx: Transaction, itemId: string): Promise<void> {
  await showMedia(tx, (await readItemMedia(tx, itemId)).addresses, false)
}

/** Shows all files of a project to everyone again; those of a draft stay hidden. */
export async function showItemMedia(tx: Transaction, itemId: string): Promise<void> {
  const { addresses, published } = await readItemMedia(tx, itemId)
  await showMedia(tx, addresses, published)
}

/** Lets go of all files of a project that is being removed. */
export async function dropItemMedia(tx: Transaction, itemId: string): Promise<void> {
  await dropMedia(tx, (await readItemMedia(tx, itemId)).addresses)
}

async function readItemMedia(tx: Transaction, itemId: string) {
  const { images, videos, published } = await tx.portfolioItem.findUniqueOrThrow({
    where: { id: itemId },
    select: { images: true, videos: true, published: true },
  })
  return { addresses: [...images, ...videos], published }
}
