import 'server-only'
import type { CompiledQuery, Kysely } from 'kysely'
import { db, readRows } from './db'
import { columnNames, queryBuilder } from './query-builder'
import type { Tables } from './tables'

type Build<Values, Shape, Row> = (
  builder: Kysely<Tables>,
  values: Values,
  shape: Shape,
) => { compile(): CompiledQuery<Row> }

/** Stands for a value while a statement is built. Postgres can't store NUL characters, so no value equals it. */
const placeholder = (name: string) => `\0${name}`

/**
 * Returns a function that runs a SELECT outside a transaction. Building its SQL takes more CPU time than sending it, so that is
 * done once for each shape, with placeholders: `build` may only pass the values on, or omit a condition when one is undefined,
 * and what else it decides on must be the shape, such as a role and a sort order. Shapes are kept, so there may only be few.
 * @throws Error if `build` adds what changes with time or from one person to another without it being a value
 */
export function prepareQuery<Values extends object, Row, Shape extends string | object = never>(
  build: Build<Values, Shape, Row>,
): (values: Values, ...shape: [Shape] extends [never] ? [] : [Shape]) => Promise<Row[]> {
  const built = new Map<string, Built<Values>>()
  return async (values, ...[shape]) => {
    const names = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    const key = JSON.stringify([shape, names])
    let query = built.get(key)
    if (!query) {
      query = buildOnce(build, names as (keyof Values & string)[], shape as Shape)
      built.set(key, query)
    }
    // Kysely's own execution would only add promises.
    const parameters = query.parameters.map((read) => read(values))
    const rows = await readRows<Record<string, unknown>>(query.sql, parameters)
    return rows.map((row) => columnNames.ofSchema(row)) as Row[]
  }
}

/** A statement, and what reads each of its parameters. */
type Built<Values> = { sql: string; parameters: ((values: Values) => unknown)[] }

function buildOnce<Values extends object, Shape, Row>(
  build: Build<Values, Shape, Row>,
  names: readonly (keyof Values & string)[],
  shape: Shape,
): Built<Values> {
  const placeholders = Object.fromEntries(names.map((name) => [name, placeholder(name)]))
  const { sql, parameters } = build(queryBuilder(db()), placeholders as Values, shape).compile()
  parameters.forEach(assertConstant)
  const nameOf = new Map<unknown, keyof Values>(names.map((name) => [placeholder(name), name]))
  return {
    sql,
    parameters: parameters.map((parameter) => {
      const name = nameOf.get(parameter)
      return name === undefined ? () => parameter : (values) => values[name]
    }),
  }
}

const id = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i

function assertConstant(value: unknown): void {
  const isConstant =
    typeof value === 'boolean' ||
    typeof value === 'number' ||
    (typeof value === 'string' && !id.test(value) && isWhole(value))
  if (!isConstant) throw new Error('A prepared query may only contain constants and its values.')
}

/** Whether a text isn't made from a placeholder, as a LIKE pattern would be. */
const isWhole = (text: string) => !text.includes('\0') || /^\0[\w.]+$/.test(text)
