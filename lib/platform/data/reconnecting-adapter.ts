import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import type { Pool } from 'pg'
import { z } from 'zod'
import { watchPool } from '@/lib/platform/monitoring/pools'
import { traceQueries } from '@/lib/platform/monitoring/trace-queries'

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>

/** After a lost connection, the pool notices within this time that its others are lost too. */
const retryDelayMs = 50

/**
 * A Postgres adapter that survives lost connections, such as after a database restart. Retries once what can't take effect
 * twice: reads, and the start of a transaction. Writes and statements inside a transaction fail.
 */
export class ReconnectingPg extends PrismaPg {
  /** The connections; undefined before the client connects for the first time. */
  pool: Pool | undefined

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    this.pool = adapter.underlyingDriver()
    watchPool('requests', this.pool)
    return retryAfterCut(traceQueries(adapter))
  }
}

/** Makes an adapter retry safe statements once after losing its connection. */
export function retryAfterCut<A extends Pick<Adapter, 'queryRaw' | 'startTransaction'>>(adapter: A): A {
  const queryRaw = adapter.queryRaw.bind(adapter)
  const startTransaction = adapter.startTransaction.bind(adapter)
  adapter.queryRaw = (query) => retryRead(query.sql, () => queryRaw(query))
  adapter.startTransaction = (isolationLevel) => retryOnce(() => startTransaction(isolationLevel))
  return adapter
}

/** Sends a statement, and once more after losing its connection if it's a read. */
export function retryRead<T>(sql: string, send: () => Promise<T>): Promise<T> {
  return isRead(sql) ? retryOnce(send) : send()
}

/** A SELECT that returns rows, and calls none of the queue's functions, which have effects. */
function isRead(sql: string): boolean {
  return /^\s*SELECT\b/i.test(sql) && !/\bgraphile_worker\.\w+\s*\(/i.test(sql)
}

async function retryOnce<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!isCut(error)) throw error
    await wait(retryDelayMs)
    return send()
  }
}

/** Error codes for a lost connection. 57P01 to 57P03: shut down, crashed, starting. Class 08: connection exception. */
const CutCode = z.string().regex(/^(57P0[123]|08...|ECONN(REFUSED|RESET))$/)

/** A lost connection as `pg` reports it, and as Prisma's adapter passes it on. */
const Cut = z.union([
  z.object({ code: CutCode }),
  z.object({ cause: z.object({ originalCode: CutCode }) }),
  z.object({ cause: z.object({ kind: z.enum(['ConnectionClosed', 'DatabaseNotReachable']) }) }),
])

/** Messages of `pg` for a closed connection. */
const pgCut = /^Connection terminated|connection error and is not queryable|^write (EPIPE|ECONNRESET)/

function isCut(error: unknown): boolean {
  return Cut.safeParse(error).success || (error instanceof Error && pgCut.test(error.message))
}
