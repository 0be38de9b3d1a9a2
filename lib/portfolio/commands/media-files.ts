import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/queue'
import { mediaKind, portfolioFileKey } from '@/lib/portfolio/rules/media'
import { filesUnavailable } from '@/lib/portfolio/words'

type Media = { images: readonly string[]; videos: readonly string[] }

function keysOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => portfolioFileKey(address) ?? [])
}

/**
 * Attaches files to a project. They are public if the project is.
 * @throws AppError `conflict` when a file is gone, of the wrong kind, or in another project
 */
export async function attachMedia(
  tx: Transaction,
  itemId: string,
  { images, videos }: Media,
  isPublic: boolean,
): Promise<void> {
  const keys = keysOf([...images, ...videos])
  // Of two concurrent saves with the same file, the second waits here and then finds it in use.
  await tx.$queryRaw`SELECT 1 FROM stored_files WHERE key = ANY(${keys}) ORDER BY key FOR UPDATE`
  const files = await tx.storedFile.findMany({
    where: { key: { in: keys }, purpose: 'PORTFOLIO' },
    select: { key: true, contentType: true },
  })
  const kinds = new Map(files.map(({ key, contentType }) => [key, mediaKind(contentType)]))
  const hasRightKinds =
    keysOf(images).every((key) => kinds.get(key) === 'image') &&
    keysOf(videos).every((key) => kinds.get(key) === 'video')
  const usedElsewhere = await tx.portfolioItem.count({
    where: {
      id: { not: itemId },
      OR: [{ images: { hasSome: [...images] } }, { videos: { hasSome: [...videos] } }],
    },
  })
  if (!hasRightKinds || usedElsewhere > 0) throw new AppError('conflict', filesUnavailable)
  await setMediaVisibility(tx, [...images, ...videos], isPublic)
}

/** Makes files public, or hides them from everyone but photographers. */
export async function setMediaVisibility(
  tx: Transaction,
  addresses: readonly string[],
  isPublic: boolean,
): Promise<void> {
  const keys = keysOf(addresses)
  await tx.storedFile.updateMany({ where: { key: { in: keys }, purpose: 'PORTFOLIO' }, data: { isPublic } })
}

/** Deletes files with their variants and stills: the rows now, the stored files after the commit. */
export async function deleteMedia(tx: Transaction, addresses: readonly string[]): Promise<void> {
  const keys = keysOf(addresses)
  if (keys.length === 0) return
  // Waits for a preparation that is just being recorded; later ones find that the image is gone.
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
