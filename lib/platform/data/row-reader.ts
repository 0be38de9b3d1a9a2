import 'server-only'
import { type Pool, types } from 'pg'
import { traceStatement } from '@/lib/platform/monitoring/trace-queries'
import { Prisma } from '@/prisma/generated/client'
import { retryRead } from './reconnecting-adapter'

/** Runs a SELECT with the values of its parameters, and returns its rows by column name. */
export type RowReader = <Row>(sql: string, values: readonly unknown[]) => Promise<Row[]>

const utcDate = (text: string) => new Date(`${text}T00:00:00Z`)
const utcTime = (text: string) => new Date(`1970-01-01T${text}Z`)

/** Values whose parser in `pg` depends on the machine's time zone, or differs from what Prisma's client returns. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.DATE, utcDate],
  [types.builtins.TIME, utcTime],
  [types.builtins.INT8, BigInt],
  [types.builtins.NUMERIC, (text) => new Prisma.Decimal(text)],
])

const columnTypes = {
  getTypeParser: ((id: number, format?: 'text') =>
    parsers.get(id) ?? types.getTypeParser(id, format)) as typeof types.getTypeParser,
}

/**
 * Returns a function that sends SELECTs to a pool of `pg`, traced, and once more after a lost connection.
 * @param openPool connects if needed
 * @param nameOf names the statements to prepare; the same for everything that uses these connections
 */
export function createRowReader(
  openPool: () => Promise<Pool>,
  nameOf: (statement: { sql: string }) => string = () => '',
): RowReader {
  return <Row>(sql: string, values: readonly unknown[]) =>
    traceStatement({ sql }, () =>
      retryRead(sql, async () => {
        const pool = await openPool()
        const { rows } = await pool.query({
          text: sql,
          values: values.map(inUtc),
          types: columnTypes,
          // An empty name is a statement that isn't kept.
          name: nameOf({ sql }),
        })
        return rows as Row[]
      }),
    )
}

/** `pg` would write a moment in the machine's time zone, whose date can be another one. A `time` accepts no T and Z. */
function inUtc(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '+00')
  return Array.isArray(value) ? value.map(inUtc) : value
}
