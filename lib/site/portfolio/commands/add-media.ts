import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import type { PictureFacts } from '@/lib/site/portfolio/commands/render-variants'
import { recordUpload } from '@/lib/studio/uploads/operations/record-upload'
import type { Upload } from '@/lib/studio/uploads/schema'

/** A queue of its own runs one job at a time: rendering a picture keeps a core busy for seconds. */
const queue = 'prepare-media'

/**
 * Records an upload, and queues the preparation of an image. Idempotent.
 * @returns its id; null if its key belongs to another file
 */
export async function addMedia(
  tx: Transaction,
  upload: Upload & { contentType: string },
  image: PictureFacts | null,
): Promise<string | null> {
  const file = await recordUpload(tx, { ...upload, purpose: 'PORTFOLIO' })
  if (!file?.isNew) return file?.id ?? null
  const media = image
    ? { ...image, kind: 'IMAGE' as const, state: 'PREPARING' as const }
    : { kind: 'VIDEO' as const, state: 'READY' as const }
  await tx.portfolioMedia.create({ data: { ...media, fileId: file.id } })
  if (image) await prepareSoon(tx, file.id)
  return file.id
}

/** Queues the preparation of an image, unless it is queued already. */
export async function prepareSoon(tx: Transaction, fileId: string): Promise<void> {
  await addJob(tx, 'prepare-media', { fileId }, { queue, key: `prepare-media:${fileId}` })
}
