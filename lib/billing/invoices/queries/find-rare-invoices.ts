import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { searches, selectInvoices } from './select-invoices'

/** A search with more matches isn't rare. */
const maxRareMatches = 500

/**
 * Returns the ids of the actor's invoices that match a rare LIKE pattern, each column searched by its own index. Undefined
 * when there are so many matches that scanning the sorted list is faster than finding them all first.
 */
export async function findRareInvoices(actor: Actor, pattern: string): Promise<string[] | undefined> {
  const rows = await searches(actor, pattern)
    .map((found) => selectInvoices(actor).where(found).select('i.id'))
    .reduce((all, query) => all.unionAll(query))
    .limit(maxRareMatches + 1)
    .execute()
  return rows.length > maxRareMatches ? undefined : [...new Set(rows.map(({ id }) => id))]
}
