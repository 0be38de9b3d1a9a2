import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleInSql } from '@/lib/invoices/policy'
import type { InvoiceFilter } from '@/lib/invoices/schema'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { escapeLike } from '@/lib/platform/like'
import { Prisma } from '@/prisma/generated/client'

/** The tables that `matching` needs: invoice `i`, booking `b`, its `client` and `photographer`. */
export const joinedInvoices = Prisma.sql`invoices i
  JOIN bookings b ON b.id = i.booking_id
  JOIN profiles client ON client.id = b.client_id
  JOIN profiles photographer ON photographer.id = b.photographer_id`

const statuses: Record<Exclude<InvoiceFilter['status'], '' | 'overdue'>, string> = {
  pending: 'PENDING',
  paid: 'COMPLETED',
  failed: 'FAILED',
  refunded: 'REFUNDED',
  void: 'VOID',
}

/**
 * Returns a WHERE for those of `joinedInvoices` that the actor may see and the filter matches.
 * @param today in the studio's time zone; decides what is overdue
 * @param found ids that the search found already; null to search all invoices
 */
export function matching(
  actor: Actor,
  filter: InvoiceFilter,
  today: CalendarDate,
  found: readonly string[] | null = null,
): Prisma.Sql {
  const conditions = [visibleInSql(actor)]
  if (filter.booking_id) conditions.push(Prisma.sql`b.id = ${filter.booking_id}::uuid`)
  if (filter.status) conditions.push(hasStatus(filter.status, today))
  if (found) conditions.push(Prisma.sql`i.id = ANY(${found}::uuid[])`)
  else if (filter.search) conditions.push(contains(actor, filter.search))
  return Prisma.join(conditions, ' AND ')
}

function hasStatus(status: Exclude<InvoiceFilter['status'], ''>, today: CalendarDate): Prisma.Sql {
  if (status === 'overdue') return Prisma.sql`i.status IN ('PENDING', 'FAILED') AND i.due_on < ${today}::date`
  return Prisma.sql`i.status = ${statuses[status]}::"InvoiceStatus"`
}

/** Returns a WHERE on `joinedInvoices` that searches the invoice number, the property and the other person. */
function contains(actor: Actor, search: string): Prisma.Sql {
  const pattern = patternOf(search)
  return Prisma.sql`(i.invoice_number ILIKE ${pattern} OR b.property_address ILIKE ${pattern} OR ${containsPerson(actor, pattern)})`
}

/** Clients can't search by the photographer's email. An email column is citext, its index text, hence the cast. */
export function containsPerson(actor: Actor, pattern: string): Prisma.Sql {
  return actor.role === 'PHOTOGRAPHER'
    ? Prisma.sql`client.full_name ILIKE ${pattern} OR client.email::text ILIKE ${pattern}`
    : Prisma.sql`photographer.full_name ILIKE ${pattern}`
}

export function patternOf(search: string): string {
  return `%${escapeLike(search)}%`
}
