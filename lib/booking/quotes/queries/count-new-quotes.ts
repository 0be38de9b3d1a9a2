import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxCount } from '@/lib/booking/quotes/limits'
import { visibleTo } from '@/lib/booking/quotes/policy'
import { db } from '@/lib/platform/data/db'

/** Counts the requests without a reply, up to `maxCount`. */
export async function countNewQuotes(actor: Actor): Promise<number> {
  return db().quoteRequest.count({
    where: { AND: [visibleTo(actor), { status: 'NEW' }] },
    take: maxCount,
  })
}
