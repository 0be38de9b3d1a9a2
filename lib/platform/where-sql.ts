import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Prisma } from '@/prisma/generated/client'
import type { Tables } from './tables'

/** The to-one relations that a policy may follow. Each has a foreign key of its name: `bookingId` for `booking`. */
const parents = {
  bookings: { client: 'profiles', photographer: 'profiles' },
  brokerages: {},
  conversations: {},
  invoices: { booking: 'bookings' },
  media_deliveries: { booking: 'bookings' },
  notifications: {},
  profiles: {},
  quote_requests: {},
} as const satisfies { [T in keyof Tables]?: Record<string, keyof Tables> }

type Filters = {
  bookings: Prisma.BookingWhereInput
  brokerages: Prisma.BrokerageWhereInput
  conversations: Prisma.ConversationWhereInput
  invoices: Prisma.InvoiceWhereInput
  media_deliveries: Prisma.MediaDeliveryWhereInput
  notifications: Prisma.NotificationWhereInput
  profiles: Prisma.ProfileWhereInput
  quote_requests: Prisma.QuoteRequestWhereInput
}

/**
 * Translates the WHERE of a policy for a query that names the table `alias`, so that who may see what is written once.
 * Knows equality, `in`, `not: null`, `AND`, `OR` of conditions that aren't empty, and the relations above.
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
  const parent = (parents[table] as Record<string, keyof Filters>)[key]
  if (!parent) return compare(`${alias}.${key}`, value)
  const inner = conditionsOf(parent, objectIn(key, value), parent)
  if (inner.length === 0) return []
  // An array lets Postgres use the foreign key's index also below OR.
  const ids = sql`SELECT id FROM ${sql.table(parent)} WHERE ${builder.and(inner)}`
  return sql<SqlBool>`${sql.ref(`${alias}.${key}Id`)} = ANY(ARRAY(${ids}))`
}

function compare(column: string, value: unknown): Expression<SqlBool> {
  if (value === null) return builder(column, 'is', null)
  if (['string', 'number', 'boolean'].includes(typeof value)) return builder(column, '=', value)
  const [[operator, operand] = [], ...more] = Object.entries(objectIn(column, value))
  if (operator === 'in' && Array.isArray(operand) && more.length === 0)
    return operand.length === 0 ? builder.lit(false) : builder(column, 'in', operand)
  if (operator === 'not' && operand === null && more.length === 0) return builder(column, 'is not', null)
  throw untranslatable(column)
}

function objectIn(key: string, value: unknown): object {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || value instanceof Date)
    throw untranslatable(key)
  return value
}

const untranslatable = (key: string) => new Error(`Cannot translate the condition on ${key}.`)
