import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/queue'
import { mediaKind, portfolioFileKey } from '@/lib/portfolio/media-rules'

type Media = { images: readonly string[]; videos: readonly string[] }

function keysOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => portfolioFileKey(address) ?? [])
}

/**
 * Hands files to a project: they become public with it, and stay unseen in a draft.
 * @throws AppError `conflict` when one is gone, is not of its kind, or belongs to another project
 */
export async function attachMedia(
  tx: Transaction,
  itemId: string,
  { images, videos }: Media,
  isPublic: boolean,
): Promise<void> {
  const keys = keysOf([...images, ...videos])
  // Of two saves that want one file at once the second waits here, and then sees who holds it.
  await tx.$queryRaw`SELECT 1 FROM stored_files WHERE key = ANY(${keys}) ORDER BY key FOR UPDATE`
  const files = await tx.storedFile.findMany({
    where: { key: { in: keys }, purpose: 'PORTFOLIO' },
    select: { key: true, contentType: true },
  })
  const kinds = new Map(files.map(({ key, contentType }) => [key, mediaKind(contentType)]))
  const fits =
    keysOf(images).every((key) => kinds.get(key) === 'image') &&
    keysOf(videos).every((key) => kinds.get(key) === 'video')
  const usedElsewhere = await tx.portfolioItem.count({
    where: {
      id: { not: itemId },
      OR: [{ images: { hasSome: [...images] } }, { videos: { hasSome: [...videos] } }],
    },
  })
  if (!fits || usedElsewhere > 0) {
    throw new AppError('conflict', 'A file of this item is no longer there. Remove it and add it again.')
  }
  await showMedia(tx, [...images, ...videos], isPublic)
}

/** Opens a project's files to everyone, or hides them from all but photographers. */
export async function showMedia(
  tx: Transaction,
  addresses: readonly string[],
  isPublic: boolean,
): Promise<void> {
  const keys = keysOf(addresses)
  await tx.storedFile.updateMany({ where: { key: { in: keys }, purpose: 'PORTFOLIO' }, data: { isPublic } })
}

/**
 * Lets go of files that no project holds any more, with all that was made of them: their rows now, the files themselves
 * after the commit.
 */
export async function dropMedia(tx: Transaction, addresses: readonly string[]): Promise<void> {
  const keys = keysOf(addresses)
  if (keys.length === 0) return
  // An image that is prepared at this moment is prepared before, or finds that it is gone.
  await tx.$queryRaw`SELECT 1 FROM stored_files WHERE key = ANY(${keys}) ORDER BY key FOR UPDATE`
  const upload = { key: { in: keys }, purpose: 'PORTFOLIO' } as const
  const poster = { posterOf: { file: upload } }
  const files = await tx.storedFile.findMany({
    where: {
      OR: [
        upload,
        poster,
        { portfolioVariant: { media: { file: upload } } },
        { portfolioVariant: { media: { file: poster } } },
      ],
    },
    select: { id: true, key: true },
  })
  await tx.storedFile.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } })
  await addJob(tx, 'remove-files', { keys: [...new Set([...keys, ...files.map(({ key }) => key)])] })
}
