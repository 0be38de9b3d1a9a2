import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { undoMinutes } from '@/lib/portfolio/limits'
import { portfolioFileAddress } from '@/lib/portfolio/media-rules'
import { type PortfolioEntryKind, portfolioEntryKinds } from '@/lib/portfolio/rules'
import { dropItemMedia } from './item-media'
import { dropMedia } from './media-files'
import { entryConfig, lockAnyEntry } from './portfolio-entries'

/** A dialog may stand open overnight; one closed with its tab leaves its uploads behind. */
const looseForMs = 24 * 60 * 60_000

/**
 * Removes for good what was deleted longer ago than it can be had back, with all its files, and uploads that nobody
 * saved. What is restored at this very moment stays. Run twice it does nothing the second time.
 */
export async function sweepPortfolio(): Promise<void> {
  const before = new Date(now().getTime() - undoMinutes * 60_000)
  for (const kind of portfolioEntryKinds) {
    const due = await db().$queryRaw<{ id: string }[]>`
      SELECT id FROM ${entryConfig[kind].table} WHERE deleted_at < ${before} ORDER BY deleted_at`
    for (const { id } of due) await remove(kind, id, before)
  }
  await dropLooseUploads(new Date(now().getTime() - looseForMs))
}

async function remove(kind: PortfolioEntryKind, id: string, before: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const entry = await lockAnyEntry(tx, kind, id)
    if (!entry?.deletedAt || entry.deletedAt >= before) return
    if (kind === 'item') await dropItemMedia(tx, id)
    await tx.$executeRaw`DELETE FROM ${entryConfig[kind].table} WHERE id = ${id}::uuid`
  })
}

/** Uploads of no project, older than that. One that is being saved at this very moment stays. */
async function dropLooseUploads(before: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const files = await tx.$queryRaw<{ key: string }[]>`
      SELECT key FROM stored_files AS file WHERE purpose = 'PORTFOLIO' AND created_at < ${before}
        -- A film's still is its film's, not a project's.
        AND NOT EXISTS (SELECT FROM portfolio_media WHERE poster_file_id = file.id)
      ORDER BY key FOR UPDATE SKIP LOCKED`
    const addresses = files.map(({ key }) => portfolioFileAddress(key))
    const items = await tx.portfolioItem.findMany({
      where: { OR: [{ images: { hasSome: addresses } }, { videos: { hasSome: addresses } }] },
      select: { images: true, videos: true },
    })
    const used = new Set(items.flatMap(({ images, videos }) => [...images, ...videos]))
    await dropMedia(
      tx,
      addresses.filter((address) => !used.has(address)),
    )
  })
}
