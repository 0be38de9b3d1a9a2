import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleInSql } from '@/lib/invoices/policy'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { Prisma } from '@/prisma/generated/client'

/** A search with more matches isn't rare. */
const maxRareMatches = 500

/**
 * Returns the ids of the actor's invoices that contain a rare text, each column searched by its own index. Null when there
 * are so many matches that scanning the sorted list is faster than finding them all first.
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

/** Returns a WHERE on `joinedInvoices` that searches the invoice number, the property and the other person. */
export function contains(actor: Actor, search: string): Prisma.Sql {
  const pattern = patternOf(search)
  return Prisma.sql`(i.invoice_number ILIKE ${pattern} OR b.property_address ILIKE ${pattern} OR ${containsPerson(actor, pattern)})`
}

/** Clients can't search by the photographer's email. An email column is citext, its index text, hence the cast. */
function containsPerson(actor: Actor, pattern: string): Prisma.Sql {
  return actor.role === 'PHOTOGRAPHER'
    ? Prisma.sql`client.full_name ILIKE ${pattern} OR client.email::text ILIKE ${pattern}`
    : Prisma.sql`photographer.full_name ILIKE ${pattern}`
}

function patternOf(search: string): string {
  return `%${escapeLike(search)}%`
}
