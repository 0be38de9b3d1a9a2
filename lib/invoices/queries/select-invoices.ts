import 'server-only'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { handledBy } from '@/lib/bookings/policy'
import { visibleTo } from '@/lib/invoices/policy'
import type { InvoiceFilter } from '@/lib/invoices/schema'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { isOneOf, queryBuilder } from '@/lib/platform/query-builder'
import type { Tables } from '@/lib/platform/tables'
import { whereSql } from '@/lib/platform/where-sql'

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
    ? whereSql('bookings', handledBy(actor), 'b')
    : whereSql('invoices', visibleTo(actor), 'i')
  return queryBuilder(db())
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.bookingId')
    .innerJoin('profiles as client', 'client.id', 'i.clientId')
    .innerJoin('profiles as photographer', 'photographer.id', 'b.photographerId')
    .where(isVisible)
}

const statuses = {
  pending: 'PENDING',
  paid: 'COMPLETED',
  failed: 'FAILED',
  refunded: 'REFUNDED',
  void: 'VOID',
} as const

/**
 * Selects the invoices that the filter matches.
 * @param today in the studio's time zone; decides what is overdue
 * @param found ids that the search found already; null to search all invoices
 */
export function selectMatching(
  actor: Actor,
  filter: InvoiceFilter,
  today: CalendarDate,
  found: readonly string[] | null = null,
) {
  const conditions: Expression<SqlBool>[] = []
  if (filter.booking_id) conditions.push(columns('b.id', '=', filter.booking_id))
  if (filter.status) conditions.push(hasStatus(filter.status, today))
  if (found) conditions.push(isOneOf(columns.ref('i.id'), found))
  else if (filter.search) conditions.push(columns.or(searches(actor, filter.search)))
  return selectInvoices(actor).where(columns.and(conditions))
}

function hasStatus(status: Exclude<InvoiceFilter['status'], ''>, today: CalendarDate): Expression<SqlBool> {
  if (status !== 'overdue') return columns('i.status', '=', statuses[status])
  return columns.and([
    columns('i.status', 'in', ['PENDING', 'FAILED']),
    columns('i.dueOn', '<', dateToDatabase(today)),
  ])
}

/**
 * Returns the conditions that search the invoice number, the property, and the other person, each with its own index.
 * Clients can't search by the photographer's email.
 */
export function searches(actor: Actor, search: string): Expression<SqlBool>[] {
  const pattern = `%${escapeLike(search)}%`
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
