import 'server-only'
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely'
import { now } from '@/lib/platform/time/clock'
import { db } from './db'
import { queryBuilder } from './query-builder'
import { expiredBefore } from './retention'
import type { Tables } from './tables'

const batchSize = 5_000

/**
 * Deletes rows older than this many days, in batches of one statement each, so that no lock lasts long. Idempotent.
 * @param isExpired the condition on a row that is older than `before`
 */
export async function deleteExpired<T extends keyof Tables>(
  days: number,
  table: T,
  isExpired: (row: ExpressionBuilder<Tables, T>, before: Date) => Expression<SqlBool>,
): Promise<void> {
  const condition = isExpired(expressionBuilder<Tables, T>(), expiredBefore(days, now()))
  const from = sql.table(table)
  const batch = sql`DELETE FROM ${from} WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM ${from} WHERE ${condition} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))`
  let deleted = batchSize
  while (deleted === batchSize) {
    const { numAffectedRows } = await batch.execute(queryBuilder(db()))
    deleted = Number(numAffectedRows)
  }
}
