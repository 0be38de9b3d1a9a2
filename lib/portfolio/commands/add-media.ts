import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'
import type { PictureFacts } from '@/lib/portfolio/images/render-variants'
import type { Upload } from './record-media'

/** One at a time, so that all other jobs go on beside it: a picture keeps a processor busy for seconds. */
const queue = 'prepare-media'

/** Records an upload, and has it prepared when it is an image. Answers its id. */
export async function addMedia(
  tx: Transaction,
  file: Upload & { contentType: string; purpose: 'PORTFOLIO' },
  image: PictureFacts | null,
): Promise<string> {
  const media = image ? { ...image, state: 'PREPARING' as const } : { state: 'READY' as const }
  const { id } = await tx.storedFile.create({
    data: { ...file, portfolioMedia: { create: media } },
    select: { id: true },
  })
  if (image) await prepareSoon(tx, id)
  return id
}

/** Queues the preparation of an image; one that waits already is not queued again. */
export async function prepareSoon(tx: Transaction, fileId: string): Promise<void> {
  await addJob(tx, 'prepare-media', { fileId }, { queue, key: `prepare-media:${fileId}` })
}
