import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { searches, selectInvoices } from './select-invoices'

/** A search with more matches isn't rare. */
const maxRareMatches = 500

/**
 * Returns the ids of the actor's invoices that contain a rare text, each column searched by its own index. Null when there
 * are so many matches that scanning the sorted list is faster than finding them all first.
 */
export async function findRareInvoices(actor: Actor, search: string): Promise<string[] | null> {
  const queries = searches(actor, search).map((found) => selectInvoices(actor).where(found).select('i.id'))
  const rows = await queries
    .reduce((all, query) => all.unionAll(query))
    .limit(maxRareMatches + 1)
    .execute()
  return rows.length > maxRareMatches ? null : [...new Set(rows.map(({ id }) => id))]
}
