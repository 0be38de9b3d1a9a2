import 'server-only'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { managedBookings, visibleTo } from '@/lib/billing/invoices/policy'
import type { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { db } from '@/lib/platform/data/db'
import { isOneOf, queryBuilder } from '@/lib/platform/data/query-builder'
import type { Tables } from '@/lib/platform/data/tables'
import { whereSql } from '@/lib/platform/data/where-sql'

type Joined = {
  i: Tables['invoices']
  b: Tables['bookings']
  client: Tables['profiles']
  photographer: Tables['profiles']
}
const columns = expressionBuilder<Joined, keyof Joined>()

/** Selects the invoices `i` that the actor may see, with their booking `b`, their `client`, and their `photographer`. */
export function selectInvoices(actor: Actor) {
  // As `visibleTo` says; for photographers on the joined booking, so that its indexes are used.
  const isVisible = can(actor, 'manage-invoices')
    ? whereSql('bookings', managedBookings(actor), 'b')
    : whereSql('invoices', visibleTo(actor), 'i')
  return queryBuilder(db())
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.bookingId')
    .innerJoin('profiles as client', 'client.id', 'i.clientId')
    .innerJoin('profiles as photographer', 'photographer.id', 'b.photographerId')
    .where(isVisible)
}

const statuses = {
  paid: 'COMPLETED',
  failed: 'FAILED',
  refunded: 'REFUNDED',
  void: 'VOID',
} as const

export type InvoiceConditions = {
  scope: InvoiceFilter['scope']
  status: InvoiceFilter['status']
  /** In the studio's time zone; decides what is overdue. */
  today: Date
  bookingId?: string | undefined
  /** Ids that a search found already. */
  found?: readonly string[] | undefined
  /** A LIKE pattern to search all invoices for. */
  pattern?: string | undefined
  /** Leaves out what `isListed` does. */
  onlyListed?: boolean
}

/** Leaves out invoices of $0.00 whose bill others pay: lists show the invoices of those who pay. */
export const isListed = columns.or([
  columns('i.paidMethod', 'is', null),
  columns('i.paidMethod', 'not in', ['SHARES', 'BROKERAGE']),
])

/** Leaves out what someone without an account pays of a client's bill: the client reads it inside the invoice. */
const isNotAnothers = columns.or([
  columns('i.payerName', 'is', null),
  columns('i.brokerageId', 'is not', null),
])

/** Selects the invoices that meet all conditions, of those that the actor's lists show. */
export function selectMatching(
  actor: Actor,
  { scope, status, today, bookingId, found, pattern, onlyListed }: InvoiceConditions,
) {
  const conditions: Expression<SqlBool>[] = []
  if (scope === 'mine') conditions.push(columns('b.photographerId', '=', actor.profileId))
  if (bookingId) conditions.push(columns('b.id', '=', bookingId))
  if (status) conditions.push(hasStatus(status, today))
  if (found) conditions.push(isOneOf(columns.ref('i.id'), found))
  if (onlyListed) conditions.push(isListed)
  if (pattern) conditions.push(columns.or(searches(actor, pattern)))
  return selectListable(actor).where(columns.and(conditions))
}

/** Selects the invoices that the actor's lists may show. */
export function selectListable(actor: Actor) {
  const invoices = selectInvoices(actor)
  return isClient(actor) ? invoices.where(isNotAnothers) : invoices
}

function hasStatus(status: Exclude<InvoiceFilter['status'], ''>, today: Date): Expression<SqlBool> {
  const isUnpaid = columns('i.status', 'in', ['PENDING', 'FAILED'])
  if (status === 'pending') return isUnpaid
  if (status === 'overdue') return columns.and([isUnpaid, columns('i.dueOn', '<', today)])
  return columns('i.status', '=', statuses[status])
}

/**
 * Returns the conditions that search the invoice number, the property, and the other person for a LIKE pattern, each with
 * its own index.
 * Clients can't search by the photographer's email.
 */
export function searches(actor: Actor, pattern: string): Expression<SqlBool>[] {
  const person = can(actor, 'manage-invoices')
    ? columns.or([
        columns('client.fullName', 'ilike', pattern),
        // The column is citext, its index text.
        columns(columns.cast<string>('client.email', 'text'), 'ilike', pattern),
      ])
    : columns('photographer.fullName', 'ilike', pattern)
  return [
    columns('i.invoiceNumber', 'ilike', pattern),
    columns('b.propertyAddress', 'ilike', pattern),
    person,
  ]
}
