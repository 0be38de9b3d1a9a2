import 'server-only'
import { env } from '@/lib/platform/environment/env'
import { assertInTime } from '@/lib/platform/time/deadline'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'
import { AdapterFailure } from './adapter-failure'
import { ReconnectingPg } from './reconnecting-adapter'
import { createRowReader, type RowReader } from './row-reader'
import { createStatementNames } from './statement-names'

/** The client inside `db().$transaction`. */
export type Transaction = Prisma.TransactionClient

const poolSize = 20

function connect() {
  // One for both ways to send a statement, because they share connections, where a name stands for one statement.
  const nameOf = env().PREPARED_STATEMENTS ? createStatementNames() : undefined
  const adapter = new ReconnectingPg(
    { connectionString: env().DATABASE_URL, max: poolSize },
    nameOf ? { statementNameGenerator: nameOf } : {},
  )
  const client = new PrismaClient({
    adapter,
    // Longer formats would include written values, and error messages are logged.
    errorFormat: 'minimal',
    // Long enough that concurrent bookings of one slot wait for each other and each get a clear error.
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  })
  const openPool = async () => {
    if (!adapter.pool || adapter.pool.ended) await client.$connect()
    if (!adapter.pool) throw new Error('The database client has no connections.')
    return adapter.pool
  }
  return { client, readRows: createRowReader(openPool, nameOf) }
}

const shared = globalThis as typeof globalThis & { northlightDatabase?: ReturnType<typeof connect> }

function database() {
  assertInTime()
  shared.northlightDatabase ??= connect()
  return shared.northlightDatabase
}

/**
 * Returns this process' client; the same one across hot reloads.
 * @throws Error in a job that has exceeded its deadline, so that it writes nothing more
 */
export function db(): PrismaClient {
  return database().client
}

/**
 * Runs a SELECT outside a transaction on one of the client's connections, without the client, which saves CPU time.
 * @returns the rows, with values as `$queryRaw` returns them
 * @throws DatabaseError of `pg`; Error in a job that has exceeded its deadline
 */
export const readRows: RowReader = (sql, values) => database().readRows(sql, values)

/**
 * Returns the name of the constraint that a failed write violated; `unknown` if Postgres names none; null for any other
 * error. Class 23 is "integrity constraint violation": https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function brokenConstraint(error: unknown): string | null {
  const failure = AdapterFailure.safeParse(error)
  if (!failure.success) return null
  const { originalCode, originalMessage } = failure.data.meta.driverAdapterError.cause
  if (!originalCode.startsWith('23')) return null
  return /constraint "([^"]+)"/.exec(originalMessage)?.[1] ?? 'unknown'
}

/** Returns whether a statement failed because a table doesn't exist, as in a database that isn't migrated. */
export function isMissingTable(error: unknown): boolean {
  const failure = AdapterFailure.safeParse(error)
  return failure.success && failure.data.meta.driverAdapterError.cause.originalCode === '42P01'
}
