import { type ComparisonOperator, type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Prisma } from '@/prisma/generated/client'
import type { Tables } from './tables'

/** The to-one relations that a policy may follow. Each has a foreign key of its name: `bookingId` for `booking`. */
const parents = {
  bookings: { client: 'profiles', photographer: 'profiles' },
  brokerages: {},
  brokerage_invitations: {},
  conversations: {},
  delivery_transfers: {},
  invoices: { booking: 'bookings' },
  media_deliveries: { booking: 'bookings' },
  notifications: {},
  profiles: {},
  quote_requests: {},
} as const satisfies { [T in keyof Tables]?: Record<string, keyof Tables> }

/** The lists of which a policy may require one, with their foreign keys. */
const lists = {
  media_deliveries: { transfers: ['delivery_transfers', 'deliveryId'] },
} as const satisfies Lists
type List = readonly [table: keyof Filters, foreignKey: string]
type Lists = { [T in keyof Filters]?: Record<string, List> }

type Filters = {
  bookings: Prisma.BookingWhereInput
  brokerages: Prisma.BrokerageWhereInput
  brokerage_invitations: Prisma.BrokerageInvitationWhereInput
  conversations: Prisma.ConversationWhereInput
  delivery_transfers: Prisma.DeliveryTransferWhereInput
  invoices: Prisma.InvoiceWhereInput
  media_deliveries: Prisma.MediaDeliveryWhereInput
  notifications: Prisma.NotificationWhereInput
  profiles: Prisma.ProfileWhereInput
  quote_requests: Prisma.QuoteRequestWhereInput
}

/**
 * Translates the WHERE of a policy for a query that names the table `alias`, so that who may see what is written once.
 * Knows equality, `not`, `in`, `gt`, `gte`, `lte`, `contains` ignoring case, `AND`, `OR` of conditions that aren't empty, `some`,
 * and the relations above.
 * @throws Error for anything else: an unknown condition must not widen what is visible
 */
export function whereSql<T extends keyof Filters>(
  table: T,
  where: Filters[T],
  alias: string,
): Expression<SqlBool> {
  return builder.and(conditionsOf(table, where, alias))
}

const builder = expressionBuilder<Record<string, Record<string, unknown>>, string>()

function conditionsOf(table: keyof Filters, where: object, alias: string): Expression<SqlBool>[] {
  return Object.entries(where).flatMap(([key, value]) => {
    if (key !== 'AND' && key !== 'OR') return conditionOn(table, key, value, alias)
    const parts = (Array.isArray(value) ? value : [value]).map((part) =>
      conditionsOf(table, objectIn(key, part), alias),
    )
    if (key === 'AND') return parts.flat()
    // Prisma drops an empty condition from a list, which is surprising below OR.
    if (parts.length === 0 || parts.some((part) => part.length === 0)) throw untranslatable('OR')
    return builder.or(parts.map((part) => builder.and(part)))
  })
}

function conditionOn(
  table: keyof Filters,
  key: string,
  value: unknown,
  alias: string,
): Expression<SqlBool> | Expression<SqlBool>[] {
  const list = (lists as Lists)[table]?.[key]
  if (list) return isInList(list, key, value, alias)
  const parent = (parents[table] as Record<string, keyof Filters>)[key]
  if (!parent) return compare(`${alias}.${key}`, value)
  const inner = conditionsOf(parent, objectIn(key, value), parent)
  return inner.length === 0 ? [] : isAmong(`${alias}.${key}Id`, parent, 'id', inner)
}

function isInList(
  [table, foreignKey]: List,
  key: string,
  value: unknown,
  alias: string,
): Expression<SqlBool> {
  const [[quantifier, some] = [], ...more] = Object.entries(objectIn(key, value))
  if (quantifier !== 'some' || more.length > 0) throw untranslatable(key)
  const inner = conditionsOf(table, objectIn(key, some), table)
  if (inner.length === 0) throw untranslatable(key)
  return isAmong(`${alias}.id`, table, foreignKey, inner)
}

/** An array lets Postgres use the index of `reference` also below OR. */
function isAmong(reference: string, table: string, column: string, where: Expression<SqlBool>[]) {
  const ids = sql`SELECT ${sql.ref(column)} FROM ${sql.table(table)} WHERE ${builder.and(where)}`
  return sql<SqlBool>`${sql.ref(reference)} = ANY(ARRAY(${ids}))`
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
