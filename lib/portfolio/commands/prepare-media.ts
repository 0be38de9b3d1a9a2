import 'server-only'
import { crc32 } from 'node:zlib'
import { storeGeneratedFiles } from '@/lib/integrations/store-generated-files'
import { withStoredFile } from '@/lib/integrations/with-stored-file'
import { db } from '@/lib/platform/db'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { log } from '@/lib/platform/log'
import { type PictureFacts, renderVariants, type Variant } from '@/lib/portfolio/commands/render-variants'

/** A variant that is in storage but not recorded yet. */
type StoredVariant = Variant & { key: string; name: string }

/**
 * Renders and stores all widths and formats of an image, unless it is prepared or gone. Idempotent. An unreadable image
 * becomes BROKEN and is never public.
 * @throws Error when storage is unavailable, so that the queue retries
 */
export async function prepareMedia({ fileId }: { fileId: string }): Promise<void> {
  const media = await db().portfolioMedia.findUnique({
    where: { fileId },
    select: { state: true, file: { select: { key: true } } },
  })
  if (media?.state !== 'PREPARING') return
  try {
    const { variants, ...facts } = await withStoredFile(media.file.key, renderVariants)
    await storeGeneratedFiles(
      variants,
      ({ width }) => `${fileId}-${width}`,
      (stored) => markReady(fileId, facts, stored),
    )
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    log().warn({ fileId, problem: error.problem }, 'an image of the portfolio cannot be shown')
    await db().portfolioMedia.updateMany({ where: { fileId, state: 'PREPARING' }, data: { state: 'BROKEN' } })
  }
}

/** Returns false when the image is gone or was prepared by another run, so that these files can be removed. */
async function markReady(fileId: string, facts: PictureFacts, stored: StoredVariant[]): Promise<boolean> {
  return db().$transaction(async (tx) => {
    // Also locks the row: a concurrent deletion waits for this transaction and then finds the variants.
    const { count } = await tx.portfolioMedia.updateMany({
      where: { fileId, state: 'PREPARING' },
      data: { ...facts, state: 'READY' },
    })
    if (count === 0) return false
    const files = await tx.storedFile.createManyAndReturn({
      data: stored.map(({ key, name, contentType, bytes }) => ({
        key,
        name,
        contentType,
        purpose: 'PORTFOLIO_VARIANT' as const,
        sizeBytes: bytes.byteLength,
        crc32: crc32(bytes),
      })),
      select: { id: true, key: true },
    })
    const idByKey = new Map(files.map(({ id, key }) => [key, id]))
    await tx.portfolioVariant.createMany({
      data: stored.flatMap(({ key, format, width }) => {
        const variantFileId = idByKey.get(key)
        return variantFileId ? [{ mediaFileId: fileId, fileId: variantFileId, format, width }] : []
      }),
    })
    return true
  })
}
