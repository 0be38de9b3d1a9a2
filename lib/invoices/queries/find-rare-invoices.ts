import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleInSql } from '@/lib/invoices/policy'
import { db } from '@/lib/platform/db'
import { containsPerson, patternOf } from './select-invoices'

/** A search with more matches isn't rare. */
const maxRareMatches = 500

/**
 * Returns the ids of the actor's invoices that contain a rare text, each column searched by its own index. Null when there
 * are so many matches that scanning the sorted list is faster than finding them all first.
 */
export async function findRareInvoices(actor: Actor, search: string): Promise<string[] | null> {
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
