import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'
import type { PictureFacts } from '@/lib/portfolio/commands/render-variants'

export type Upload = { key: string; name: string; sizeBytes: number; uploaderId: string }

/** A queue of its own runs one job at a time: rendering a picture keeps a core busy for seconds. */
const queue = 'prepare-media'

/** Records an upload, and queues the preparation of an image. Returns its id. */
export async function addMedia(
  tx: Transaction,
  file: Upload & { contentType: string; purpose: 'PORTFOLIO' },
  image: PictureFacts | null,
): Promise<string> {
  const media = image
    ? { ...image, kind: 'IMAGE' as const, state: 'PREPARING' as const }
    : { kind: 'VIDEO' as const, state: 'READY' as const }
  const { id } = await tx.storedFile.create({
    data: { ...file, portfolioMedia: { create: media } },
    select: { id: true },
  })
  if (image) await prepareSoon(tx, id)
  return id
}

/** Queues the preparation of an image, unless it is queued already. */
export async function prepareSoon(tx: Transaction, fileId: string): Promise<void> {
  await addJob(tx, 'prepare-media', { fileId }, { queue, key: `prepare-media:${fileId}` })
}
