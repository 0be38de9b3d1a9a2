import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { maxCount } from '@/lib/quotes/limits'
import { visibleTo } from '@/lib/quotes/policy'

/** Counts the requests without a reply, up to `maxCount`. */
export async function countNewQuotes(actor: Actor): Promise<number> {
  return db().quoteRequest.count({
    where: { AND: [visibleTo(actor), { status: 'NEW' }] },
    take: maxCount,
  })
}
