import 'server-only'
import type { CompiledQuery, Kysely } from 'kysely'
import { db } from './db'
import { queryBuilder } from './query-builder'
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
  const built = new Map<string, CompiledQuery<Row>>()
  return async (values, ...[shape]) => {
    const builder = queryBuilder(db())
    const given = Object.entries(values).filter(([, value]) => value !== undefined)
    const key = JSON.stringify([shape, given.map(([name]) => name)])
    let query = built.get(key)
    if (!query) {
      const placeholders = Object.fromEntries(given.map(([name]) => [name, placeholder(name)]))
      query = build(builder, placeholders as Values, shape as Shape).compile()
      query.parameters.forEach(assertConstant)
      built.set(key, query)
    }
    const byPlaceholder = new Map<unknown, unknown>(given.map(([name, value]) => [placeholder(name), value]))
    const parameters = query.parameters.map((value) =>
      byPlaceholder.has(value) ? byPlaceholder.get(value) : value,
    )
    return (await builder.executeQuery<Row>({ ...query, parameters })).rows
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
