import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { deleteMedia, setMediaVisibility } from './media-files'

/** Hides all files of a project from everyone but photographers. The caller holds the project's lock. */
export async function hideItemMedia(tx: Transaction, itemId: string): Promise<void> {
  await setMediaVisibility(tx, (await readItemMedia(tx, itemId)).addresses, false)
}

/** Makes all files of a project public again, unless it is a draft. */
export async function showItemMedia(tx: Transaction, itemId: string): Promise<void> {
  const { addresses, published } = await readItemMedia(tx, itemId)
  await setMediaVisibility(tx, addresses, published)
}

/** Deletes all files of a project that is being deleted permanently. */
export async function deleteItemMedia(tx: Transaction, itemId: string): Promise<void> {
  await deleteMedia(tx, (await readItemMedia(tx, itemId)).addresses)
}

async function readItemMedia(tx: Transaction, itemId: string) {
  const { images, videos, published } = await tx.portfolioItem.findUniqueOrThrow({
    where: { id: itemId },
    select: { images: true, videos: true, published: true },
  })
  return { addresses: [...images, ...videos], published }
}
