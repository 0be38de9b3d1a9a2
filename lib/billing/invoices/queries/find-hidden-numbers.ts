import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { db } from '@/lib/platform/data/db'

/** Returns those of the words that are the numbers of invoices the actor may not see. */
export async function findHiddenNumbers(actor: Actor, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const hidden = await db().invoice.findMany({
    where: { AND: [{ invoiceNumber: { in: words } }, { NOT: visibleTo(actor) }] },
    select: { invoiceNumber: true },
  })
  return new Set(hidden.map(({ invoiceNumber }) => invoiceNumber))
}
