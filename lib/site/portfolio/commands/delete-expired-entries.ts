import 'server-only'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { undoMinutes } from '@/lib/site/portfolio/limits'
import { type PortfolioEntryKind, portfolioEntryKinds } from '@/lib/site/portfolio/rules/entries'
import { deleteMedia } from './delete-media'
import { entryConfig, lockAnyEntry } from './portfolio-entries'

/** A dialog may stay open overnight. A closed tab leaves its uploads behind. */
const unsavedRetentionMs = 24 * 60 * 60_000

/**
 * Permanently deletes entries whose time to restore has passed, with their files, and uploads that were never saved.
 * Entries that are being restored stay. Idempotent.
 */
export async function deleteExpiredEntries(): Promise<void> {
  const before = new Date(now().getTime() - undoMinutes * 60_000)
  for (const kind of portfolioEntryKinds) {
    const due = await db().$queryRaw<{ id: string }[]>`
      SELECT id FROM ${entryConfig[kind].table} WHERE deleted_at < ${before} ORDER BY deleted_at`
    for (const { id } of due) await deletePermanently(kind, id, before)
  }
  await deleteUnsavedUploads(new Date(now().getTime() - unsavedRetentionMs))
}

async function deletePermanently(kind: PortfolioEntryKind, id: string, before: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const entry = await lockAnyEntry(tx, kind, id)
    if (!entry?.deletedAt || entry.deletedAt >= before) return
    if (kind === 'item') {
      const media = await tx.portfolioMedia.findMany({ where: { itemId: id }, select: { fileId: true } })
      await deleteMedia(tx, media)
    }
    await tx.$executeRaw`DELETE FROM ${entryConfig[kind].table} WHERE id = ${id}::uuid`
  })
}

/** Deletes older uploads that are in no project. Skips those that are being saved. */
async function deleteUnsavedUploads(before: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const media = await tx.$queryRaw<{ fileId: string }[]>`
      SELECT file_id AS "fileId" FROM portfolio_media AS media JOIN stored_files AS file ON file.id = file_id
      WHERE item_id IS NULL AND file.created_at < ${before}
        -- A still belongs to its video, not to a project.
        AND NOT EXISTS (SELECT FROM portfolio_media WHERE poster_file_id = media.file_id)
      ORDER BY file_id FOR UPDATE OF media SKIP LOCKED`
    await deleteMedia(tx, media)
  })
}
