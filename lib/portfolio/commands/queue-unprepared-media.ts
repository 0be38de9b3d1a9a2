import 'server-only'
import { db } from '@/lib/platform/db'
import { mediaKind, portfolioFileAddress } from '@/lib/portfolio/rules/media'
import { prepareSoon } from './add-media'

/** Queues the preparation of portfolio images that were not added by an upload, such as the demo's. Idempotent. */
export async function queueUnpreparedMedia(): Promise<void> {
  const files = await db().storedFile.findMany({
    where: { purpose: 'PORTFOLIO', portfolioMedia: null },
    select: { id: true, key: true, contentType: true },
  })
  if (files.length === 0) return
  const items = await db().portfolioItem.findMany({ select: { imageUrl: true } })
  const covers = new Set(items.map(({ imageUrl }) => imageUrl))
  const isCover = ({ key }: { key: string }) => covers.has(portfolioFileAddress(key))
  // Covers first, because the public page shows them first.
  const inOrder = [...files.filter(isCover), ...files.filter((file) => !isCover(file))]
  for (const { id, contentType } of inOrder) await recordFile(id, mediaKind(contentType) === 'image')
}

async function recordFile(fileId: string, isImage: boolean): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.portfolioMedia.createMany({
      data: [{ fileId, state: isImage ? 'PREPARING' : 'READY' }],
      skipDuplicates: true,
    })
    if (count > 0 && isImage) await prepareSoon(tx, fileId)
  })
}
