import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { z } from 'zod'
import { watchPool } from './monitoring/pools'
import { traceQueries } from './monitoring/trace-queries'

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>

/** After a lost connection, the pool notices within this time that its others are lost too. */
const retryDelayMs = 50

/**
 * A Postgres adapter that survives lost connections, such as after a database restart. Retries once what can't take effect
 * twice: reads, and the start of a transaction. Writes and statements inside a transaction fail.
 */
export class ReconnectingPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    watchPool('requests', adapter.underlyingDriver())
    return retryAfterCut(traceQueries(adapter))
  }
}

/** Makes an adapter retry safe statements once after losing its connection. */
export function retryAfterCut<A extends Pick<Adapter, 'queryRaw' | 'startTransaction'>>(adapter: A): A {
  const queryRaw = adapter.queryRaw.bind(adapter)
  const startTransaction = adapter.startTransaction.bind(adapter)
  adapter.queryRaw = (query) => (isRead(query.sql) ? retryOnce(() => queryRaw(query)) : queryRaw(query))
  adapter.startTransaction = (isolationLevel) => retryOnce(() => startTransaction(isolationLevel))
  return adapter
}

/** A SELECT that returns rows. Functions with effects, such as the queue's, are called through `$executeRaw`. */
function isRead(sql: string): boolean {
  return /^\s*SELECT\b/i.test(sql)
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

/** Postgres' error code for a lost connection, as Prisma's adapter passes it on. */
const AdapterCut = z.object({
  cause: z.union([
    z.object({ kind: z.enum(['ConnectionClosed', 'DatabaseNotReachable']) }),
    // 57P01 to 57P03: shut down, crashed, starting. Class 08: connection exception.
    z.object({ originalCode: z.string().regex(/^(57P0[123]|08...)$/) }),
  ]),
})

/** Messages of `pg` for a closed connection. */
const pgCut = /^Connection terminated|connection error and is not queryable|^write (EPIPE|ECONNRESET)/

function isCut(error: unknown): boolean {
  return AdapterCut.safeParse(error).success || (error instanceof Error && pgCut.test(error.message))
}
