import { type ComparisonOperator, type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { type Filters, type List, type Lists, lists, parents } from './policy-relations'

/**
 * Translates the WHERE of a policy for a query that names the table `alias`, so that who may see what is written once. It finds
 * the ids of related rows first, so that the query can start from them.
 * Knows equality, `not`, `in`, `gt`, `gte`, `lte`, `contains` ignoring case, `AND`, `OR` of conditions that aren't empty, `NOT` of
 * the table's own columns, `some`, `none`, and the relations of `policy-relations.ts`.
 * @throws Error for anything else: an unknown condition must not widen what is visible
 */
export function whereSql<T extends keyof Filters>(
  table: T,
  where: Filters[T],
  alias: string,
): Expression<SqlBool> {
  return builder.and(conditionsOf(table, where, { alias, relate: isAmong }))
}

/** Translates like `whereSql`, for a query that finds few rows by other conditions: looks up what is related to each of them. */
export function checkSql<T extends keyof Filters>(
  table: T,
  where: Filters[T],
  alias: string,
): Expression<SqlBool> {
  return builder.and(conditionsOf(table, where, { alias, relate: exists }))
}

const builder = expressionBuilder<Record<string, Record<string, unknown>>, string>()

/** How a column of the query refers to the `column` of related rows, which meet `where`. */
type Related = {
  reference: string
  table: string
  column: string
  alias: string
  where: Expression<SqlBool>[]
}
type Context = { alias: string; relate: (related: Related) => Expression<SqlBool> }

function conditionsOf(table: keyof Filters, where: object, context: Context): Expression<SqlBool>[] {
  return Object.entries(where).flatMap(([key, value]) => {
    if (key === 'NOT') return negate(table, objectIn(key, value), context.alias)
    if (key !== 'AND' && key !== 'OR') return conditionOn(table, key, value, context)
    const parts = (Array.isArray(value) ? value : [value]).map((part) =>
      conditionsOf(table, objectIn(key, part), context),
    )
    if (key === 'AND') return parts.flat()
    // Prisma drops an empty condition from a list, which is surprising below OR.
    if (parts.length === 0 || parts.some((part) => part.length === 0)) throw untranslatable('OR')
    return builder.or(parts.map((part) => builder.and(part)))
  })
}

/** Only for the table's own columns: Prisma negates conditions on related rows differently where a column of theirs is null. */
function negate(table: keyof Filters, where: object, alias: string): Expression<SqlBool> {
  const relate = () => {
    throw untranslatable('NOT')
  }
  const conditions = conditionsOf(table, where, { alias, relate })
  if (conditions.length === 0) throw untranslatable('NOT')
  return builder.not(builder.and(conditions))
}

function conditionOn(
  table: keyof Filters,
  key: string,
  value: unknown,
  context: Context,
): Expression<SqlBool> | Expression<SqlBool>[] {
  const { alias, relate } = context
  const list = (lists as Lists)[table]?.[key]
  if (list) return isInList(list, key, value, context)
  const parent = (parents[table] as Record<string, keyof Filters>)[key]
  if (!parent) return compare(`${alias}.${key}`, value)
  const inner = `${alias}_${key}`
  const where = conditionsOf(parent, objectIn(key, value), { alias: inner, relate })
  return where.length === 0
    ? []
    : relate({ reference: `${alias}.${key}Id`, table: parent, column: 'id', alias: inner, where })
}

function isInList(
  [table, column]: List,
  key: string,
  value: unknown,
  { alias, relate }: Context,
): Expression<SqlBool> {
  const [[quantifier, condition] = [], ...more] = Object.entries(objectIn(key, value))
  if ((quantifier !== 'some' && quantifier !== 'none') || more.length > 0) throw untranslatable(key)
  const inner = `${alias}_${key}`
  const where = conditionsOf(table, objectIn(key, condition), { alias: inner, relate })
  if (where.length === 0) throw untranslatable(key)
  const related = { reference: `${alias}.id`, table, column, alias: inner, where }
  // Not among ids: that would be unknown if one of them were null.
  return quantifier === 'some' ? relate(related) : builder.not(exists(related))
}

/** An array lets Postgres use the index of `reference` also below OR. */
function isAmong({ reference, table, column, alias, where }: Related) {
  const from = sql`${sql.table(table)} AS ${sql.ref(alias)}`
  const ids = sql`SELECT ${sql.ref(`${alias}.${column}`)} FROM ${from} WHERE ${builder.and(where)}`
  return sql<SqlBool>`${sql.ref(reference)} = ANY(ARRAY(${ids}))`
}

function exists({ reference, table, column, alias, where }: Related) {
  const isRelated = sql`${sql.ref(`${alias}.${column}`)} = ${sql.ref(reference)}`
  const from = sql`${sql.table(table)} AS ${sql.ref(alias)}`
  return sql<SqlBool>`EXISTS (SELECT FROM ${from} WHERE ${isRelated} AND ${builder.and(where)})`
}

function compare(column: string, value: unknown): Expression<SqlBool> {
  if (value === null) return builder(column, 'is', null)
  if (['string', 'number', 'boolean'].includes(typeof value)) return builder(column, '=', value)
  const { mode, ...comparisons } = objectIn(column, value) as Record<string, unknown>
  const all = Object.entries(comparisons)
  if (all.length === 0) throw untranslatable(column)
  return builder.and(all.map(([operator, operand]) => compareTo(column, { operator, operand, mode })))
}

type Comparison = { operator: string; operand: unknown; mode: unknown }

function compareTo(column: string, { operator, operand, mode }: Comparison): Expression<SqlBool> {
  // The text is a LIKE pattern for Prisma, too.
  if (operator === 'contains' && typeof operand === 'string' && mode === 'insensitive')
    return builder(column, 'ilike', `%${operand}%`)
  if (mode !== undefined) throw untranslatable(column)
  if (operator === 'in' && Array.isArray(operand))
    return operand.length === 0 ? builder.lit(false) : builder(column, 'in', operand)
  if (operator === 'not' && operand === null) return builder(column, 'is not', null)
  const compares = operators[operator]
  if (!compares || !isValue(operand)) throw untranslatable(column)
  return builder(column, compares, operand)
}

const operators: Partial<Record<string, ComparisonOperator>> = { not: '<>', gt: '>', gte: '>=', lte: '<=' }

function isValue(operand: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof operand) || operand instanceof Date
}

function objectIn(key: string, value: unknown): object {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || value instanceof Date)
    throw untranslatable(key)
  return value
}

const untranslatable = (key: string) => new Error(`Cannot translate the condition on ${key}.`)
