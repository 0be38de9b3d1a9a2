import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canSeeBooks } from '@/lib/billing/ledger/policy'
import type { Days } from '@/lib/billing/ledger/rules/period'
import { ForbiddenError } from '@/lib/platform/errors'
import { selectPostings, toInstants } from './select-postings'

const batchSize = 2_000

/** Yields all postings of a period, earliest first, read in batches. @throws ForbiddenError for everyone but photographers */
export async function* readPostings(actor: Actor, days: Days, account: string, timeZone: string) {
  if (!canSeeBooks(actor)) throw new ForbiddenError()
  const postings = selectPostings(toInstants(days, timeZone), account)
  for (let offset = 0, isOver = false; !isOver; offset += batchSize) {
    const batch = await postings.limit(batchSize).offset(offset).execute()
    yield* batch
    isOver = batch.length < batchSize
  }
}
