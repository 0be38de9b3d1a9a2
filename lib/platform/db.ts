import 'server-only'
import { z } from 'zod'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'
import { assertInTime } from './deadline'
import { env } from './env'
import { ReconnectingPg } from './reconnecting-adapter'
import { createStatementNames } from './statement-names'

/** The client inside `db().$transaction`. */
export type Transaction = Prisma.TransactionClient

const poolSize = 20

function connect() {
  return new PrismaClient({
    adapter: new ReconnectingPg(
      { connectionString: env().DATABASE_URL, max: poolSize },
      env().PREPARED_STATEMENTS ? { statementNameGenerator: createStatementNames() } : {},
    ),
    // Longer formats would include written values, and error messages are logged.
    errorFormat: 'minimal',
    // Long enough that concurrent bookings of one slot wait for each other and each get a clear error.
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  })
}

const shared = globalThis as typeof globalThis & { northlightDatabase?: PrismaClient }

/**
 * Returns this process' client; the same one across hot reloads.
 * @throws Error in a job that has exceeded its deadline, so that it writes nothing more
 */
export function db(): PrismaClient {
  assertInTime()
  shared.northlightDatabase ??= connect()
  return shared.northlightDatabase
}

/** Postgres' error, as Prisma's adapter passes it on. */
const AdapterFailure = z.object({
  meta: z.object({
    driverAdapterError: z.object({
      cause: z.object({ originalCode: z.string(), originalMessage: z.string() }),
    }),
  }),
})

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
