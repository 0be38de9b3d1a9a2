import 'server-only'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '@/lib/auth/actor'
import type { Transaction } from '@/lib/platform/data/db'
import { EditConflictError } from '@/lib/platform/errors'
import type { PortfolioEntryKind } from '@/lib/site/portfolio/rules/entries'
import type { SaveStat } from '@/lib/site/portfolio/schema'
import { lockEntry, requireManager } from './portfolio-entries'

type Entry = Pick<SaveStat, 'edited' | 'newId'> & { kind: PortfolioEntryKind; values: object }

type Table<Row> = {
  /** Adds the row, unless there is one with this id. */
  create: (id: string) => Promise<{ count: number }>
  read: (id: string) => Promise<Row>
  update: (id: string, revision: { increment: number }) => Promise<unknown>
}

/**
 * Creates an entry, or updates it in its place. Idempotent per `newId`: a repeat with other values updates it. Returns its
 * id, and its row before an update. Locks it until the transaction ends.
 * @throws NotFoundError when it is deleted
 * @throws EditConflictError when someone else edited it since it was opened
 */
export async function saveEntry<Row extends { revision: number }>(
  tx: Transaction,
  actor: Actor,
  { kind, edited, newId, values }: Entry,
  table: Table<Row>,
): Promise<{ id: string; before: Row | null }> {
  requireManager(actor)
  const id = edited?.id ?? newId ?? randomUUID()
  if (!edited && (await table.create(id)).count > 0) return { id, before: null }
  await lockEntry(tx, actor, kind, id)
  const before = await table.read(id)
  if (!edited && hasValues(before, values)) return { id, before }
  if (before.revision !== (edited?.revision ?? 0)) throw new EditConflictError()
  await table.update(id, { increment: 1 })
  return { id, before }
}

/** Whether a row already has the values to save, because the save is repeated after a lost response. */
function hasValues(row: object, values: object): boolean {
  const stored = new Map(Object.entries(row))
  return Object.entries(values).every(([name, value]) => isDeepStrictEqual(stored.get(name), value))
}
