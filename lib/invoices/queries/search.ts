import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleInSql } from '@/lib/invoices/policy'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { Prisma } from '@/prisma/generated/client'

/** More than these many is no longer a search for something rare. */
const maxRareMatches = 500

/**
 * The actor's invoices in which a rare text stands, each place searched by its own index; null when the text stands in
 * so many that going through the list, where the next match is never far, is faster than finding them all.
 */
export async function findRare(actor: Actor, search: string): Promise<string[] | null> {
  const visible = visibleInSql(actor)
  const pattern = patternOf(search)
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT i.id FROM invoices i JOIN bookings b ON b.id = i.booking_id
    WHERE ${visible} AND i.invoice_number ILIKE ${pattern}
    UNION ALL
    SELECT i.id FROM invoices i JOIN bookings b ON b.id = i.booking_id
    WHERE ${visible} AND b.property_address ILIKE ${pattern}
    UNION ALL
    SELECT i.id FROM invoices i JOIN bookings b ON b.id = i.booking_id
    JOIN profiles client ON client.id = b.client_id
    JOIN profiles photographer ON photographer.id = b.photographer_id
    WHERE ${visible} AND (${containsPerson(actor, pattern)})
    LIMIT ${maxRareMatches + 1}`
  return rows.length > maxRareMatches ? null : [...new Set(rows.map(({ id }) => id))]
}

/** Whether a text stands in an invoice's number, its property or the other side's name, as a WHERE of `joinedInvoices`. */
export function contains(actor: Actor, search: string): Prisma.Sql {
  const pattern = patternOf(search)
  return Prisma.sql`(i.invoice_number ILIKE ${pattern} OR b.property_address ILIKE ${pattern} OR ${containsPerson(actor, pattern)})`
}

/** The other side. Of the photographer a client knows the name only. An e-mail address is citext, its index text. */
function containsPerson(actor: Actor, pattern: string): Prisma.Sql {
  return actor.role === 'PHOTOGRAPHER'
    ? Prisma.sql`client.full_name ILIKE ${pattern} OR client.email::text ILIKE ${pattern}`
    : Prisma.sql`photographer.full_name ILIKE ${pattern}`
}

/** LIKE's own signs stand for themselves when a person types them. */
function patternOf(search: string): string {
  return `%${escapeLike(search)}%`
}
