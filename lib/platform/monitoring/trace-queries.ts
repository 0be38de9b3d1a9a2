import 'server-only'
import type { SqlDriverAdapter, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils'
import { tracing } from './tracing'

const maxStatementLength = 2_000
/** Values are parameters; literals are removed in case that a statement contains one nevertheless. */
const literal = /'(?:[^']|'')*'/g

/** Makes an adapter trace its statements, those of transactions included. Without tracing, returns it unchanged. */
export function traceQueries<A extends SqlDriverAdapter>(adapter: A): A {
  if (!tracing()) return adapter
  const startTransaction = adapter.startTransaction.bind(adapter)
  adapter.startTransaction = async (isolationLevel) => traceStatements(await startTransaction(isolationLevel))
  return traceStatements(adapter)
}

function traceStatements<Q extends SqlQueryable>(queryable: Q): Q {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  queryable.queryRaw = (query) => traceStatement(query, () => queryRaw(query))
  queryable.executeRaw = (query) => traceStatement(query, () => executeRaw(query))
  return queryable
}

/** Traces the sending of a statement. */
export function traceStatement<T>({ sql }: Pick<SqlQuery, 'sql'>, send: () => Promise<T>): Promise<T> {
  const current = tracing()
  if (!current) return send()
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY'
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': sql.replace(literal, "'?'").slice(0, maxStatementLength),
  }
  return current.run(operation, { kind: 'client', attributes }, send)
}
