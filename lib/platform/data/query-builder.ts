import 'server-only'
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { db, readRows, type Transaction } from './db'
import type { Tables } from './tables'

/**
 * The typed query builder for what Prisma's client can't express, or for what is read so often that its CPU time counts.
 * It runs on the given client, so also inside its transaction. Columns have the schema's names: `shootDate`, not `shoot_date`.
 */
export function queryBuilder(client: Transaction): Kysely<Tables> {
  const known = builders.get(client)
  if (known) return known
  const builder = createBuilder(client)
  builders.set(client, builder)
  return builder
}

class ColumnNames extends CamelCasePlugin {
  /** Names the columns of a row as the schema does. */
  ofSchema(row: Record<string, unknown>): Record<string, unknown> {
    return this.mapRow(row)
  }
}

export const columnNames = new ColumnNames({ maintainNestedObjectKeys: true })

const builders = new WeakMap<Transaction, Kysely<Tables>>()

function createBuilder(client: Transaction): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(client),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [columnNames],
  })
}

class Driver extends DummyDriver {
  constructor(private readonly client: Transaction) {
    super()
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const { client } = this
    return {
      async executeQuery<Row>({ sql, parameters, query }: CompiledQuery) {
        if (query.kind === 'SelectQueryNode' && client === db())
          return { rows: await readRows<Row>(sql, parameters) }
        const hasRows =
          query.kind === 'SelectQueryNode' || ('returning' in query && query.returning !== undefined)
        if (hasRows) return { rows: await client.$queryRawUnsafe<Row[]>(sql, ...parameters) }
        const count = await client.$executeRawUnsafe(sql, ...parameters)
        return { rows: [], numAffectedRows: BigInt(count) }
      },
      async *streamQuery() {
        yield* []
        throw new Error('Streaming is not supported.')
      },
    }
  }
}

/** `count(*)` as a number instead of a bigint. */
export const countRows = sql<number>`count(*)::int`

/** Like `IN`, but also for an empty list. */
export function isOneOf(column: Expression<string>, ids: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${column} = ANY(${ids})`
}

/** Selects how many rows a query has, up to a limit, as `count`. */
export function selectCount<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, { id: string }>,
  limit: number,
) {
  return queryBuilder(db()).selectFrom(rows.limit(limit).as('counted')).select(countRows.as('count'))
}
