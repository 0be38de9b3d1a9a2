import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { type OrderedEntryKind, placeBeside } from '@/lib/portfolio/rules'
import type { ReorderEntry } from '@/lib/portfolio/schema'
import { entryConfig, orders, requireManager } from './portfolio-entries'

/**
 * Puts an item or a figure right before or after another of its kind; the rest keep their order. Of two people who
 * reorder at once both have their way, one after the other.
 * @throws AppError `conflict` when one of the two is gone
 */
export async function reorderEntry(
  actor: Actor,
  { kind, id, side, neighborId }: ReorderEntry,
): Promise<void> {
  requireManager(actor)
  const { table } = entryConfig[kind]
  await db().$transaction(async (tx) => {
    // Always in this order, so that two who reorder wait for each other instead of blocking each other.
    await tx.$queryRaw`SELECT 1 FROM ${table} ORDER BY id FOR UPDATE`
    const rows = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM ${table} ORDER BY ${orders[kind]}`
    const ids = placeBeside(
      rows.map((row) => row.id),
      { id, side, neighborId },
    )
    if (!ids) {
      throw new AppError('conflict', 'Somebody else has changed the list meanwhile. Please move it again.')
    }
    await number(tx, kind, ids)
  })
}

async function number(tx: Transaction, kind: OrderedEntryKind, ids: string[]): Promise<void> {
  if (kind === 'item') {
    await tx.$executeRaw`
      UPDATE portfolio_items SET position = place.number
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS place (id, number)
      WHERE portfolio_items.id = place.id AND position <> place.number`
    return
  }
  // A figure's order is one of its fields: whoever has it open is told that it changed.
  await tx.$executeRaw`
    UPDATE portfolio_stats SET position = place.number - 1, revision = revision + 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS place (id, number)
    WHERE portfolio_stats.id = place.id AND position <> place.number - 1`
}
