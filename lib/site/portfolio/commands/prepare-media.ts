import 'server-only'
import { db, type Transaction } from '@/lib/platform/data/db'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { log } from '@/lib/platform/monitoring/log'
import {
  type PictureFacts,
  renderVariants,
  type Variant,
} from '@/lib/site/portfolio/commands/render-variants'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'

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
    const files = variants.map((variant) => ({
      ...variant,
      name: `${fileId}-${variant.width}.${variant.contentType.split('/')[1]}`,
    }))
    await storeGeneratedFiles(files, { purpose: 'PORTFOLIO_VARIANT' }, (tx, record) =>
      markReady(tx, fileId, { facts, variants }, record),
    )
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    log().warn({ fileId, problem: error.problem }, 'an image of the portfolio cannot be shown')
    await db().portfolioMedia.updateMany({ where: { fileId, state: 'PREPARING' }, data: { state: 'BROKEN' } })
  }
}

/** Returns false when the image is gone or was prepared by another run, so that these files can be removed. */
async function markReady(
  tx: Transaction,
  fileId: string,
  { facts, variants }: { facts: PictureFacts; variants: readonly Variant[] },
  recordFiles: () => Promise<string[]>,
): Promise<boolean> {
  // Also locks the row: a concurrent deletion waits for this transaction and then finds the variants.
  const { count } = await tx.portfolioMedia.updateMany({
    where: { fileId, state: 'PREPARING' },
    data: { ...facts, state: 'READY' },
  })
  if (count === 0) return false
  const fileIds = await recordFiles()
  await tx.portfolioVariant.createMany({
    data: variants.map(({ format, width }, place) => ({
      mediaFileId: fileId,
      fileId: fileIds[place] ?? '',
      format,
      width,
    })),
  })
  return true
}
