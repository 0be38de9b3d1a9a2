import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import type { Transaction } from './db'
import type { Tables } from './tables'

/**
 * `UPDATE` also waits for, and holds up, rows that are about to refer to this one by a foreign key; `NO KEY UPDATE` lets
 * them through; `SHARE` holds up changes only.
 */
type Strength = 'UPDATE' | 'NO KEY UPDATE' | 'SHARE'

/** The column of a table's primary key. */
type Key = 'id' | 'client_id' | 'file_id' | 'program'

/** Locks a row until the transaction ends. Returns whether it exists. */
export async function lockRow(
  tx: Transaction,
  table: keyof Tables,
  id: string | number,
  strength?: Strength,
): Promise<boolean> {
  return (await lockRows(tx, table, [id], strength)).length > 0
}

/** Locks rows until the transaction ends, in the order of their ids, so that two calls never wait for each other. */
export async function lockRows<Id extends string | number>(
  tx: Transaction,
  table: keyof Tables,
  ids: readonly Id[],
  strength: Strength = 'UPDATE',
): Promise<{ id: Id }[]> {
  return await tx.$queryRaw<{ id: Id }[]>`
    SELECT id FROM ${Prisma.raw(table)} WHERE id = ANY(${[...ids]}) ORDER BY id FOR ${Prisma.raw(strength)}`
}

/**
 * Locks the rows that meet a condition until the transaction ends, in the order of their keys. A row that changed while this
 * waited for it is only locked if it still meets the condition.
 * @returns the keys of the locked rows
 */
export async function lockWhere(
  tx: Transaction,
  table: keyof Tables,
  condition: Prisma.Sql,
  { key = 'id', strength = 'UPDATE' }: { key?: Key; strength?: Strength } = {},
): Promise<string[]> {
  const column = Prisma.raw(key)
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT ${column} AS key FROM ${Prisma.raw(table)} WHERE ${condition} ORDER BY ${column} FOR ${Prisma.raw(strength)}`
  return rows.map((row) => row.key)
}
