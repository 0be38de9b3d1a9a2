import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { placeBeside } from '@/lib/site/portfolio/rules/entries'
import type { ReorderEntry } from '@/lib/site/portfolio/schema'
import { orderConflict } from '@/lib/site/portfolio/words'
import { entryConfig, orders, requireManager } from './portfolio-entries'

/**
 * Moves an item or a statistic right before or after another. The rest keep their order. Locks all entries of the kind, so
 * that concurrent moves are applied one after the other.
 * @throws AppError `conflict` when one of the two entries is gone
 */
export async function reorderEntry(
  actor: Actor,
  { kind, id, side, neighborId }: ReorderEntry,
): Promise<void> {
  requireManager(actor)
  const { table } = entryConfig[kind]
  await db().$transaction(async (tx) => {
    // Always locks in this order, so that concurrent moves cannot deadlock.
    await tx.$queryRaw`SELECT 1 FROM ${table} ORDER BY id FOR UPDATE`
    const rows = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM ${table} ORDER BY ${orders[kind]}`
    const ids = placeBeside(
      rows.map((row) => row.id),
      { id, side, neighborId },
    )
    if (!ids) throw new AppError('conflict', orderConflict)
    // The position is an editable field of a statistic, so a move counts as an edit.
    const edits = kind === 'stat' ? 1 : 0
    await tx.$executeRaw`
      UPDATE ${table} AS entry SET position = place.number - 1, revision = revision + ${edits}
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS place (id, number)
      WHERE entry.id = place.id AND position <> place.number - 1`
  })
}
