import 'server-only'
import { listStripeMovements } from '@/lib/billing/ledger/queries/list-stripe-movements'
import { db } from '@/lib/platform/data/db'

/** Stripe may list a movement a little later than its time. */
const overlapMs = 3 * 24 * 60 * 60_000

/**
 * Reads the movements of the Stripe balance and stores those that aren't known. Scheduled; idempotent, also when two run at
 * once: movements never change.
 * @throws Error when Stripe can't be reached; what was read is stored
 */
export async function readStripeMovements(): Promise<void> {
  const newest = await db().stripeMovement.findFirst({
    select: { createdAt: true },
    orderBy: { createdAt: 'desc' },
  })
  const pages: Awaited<ReturnType<typeof listStripeMovements>> = listStripeMovements(
    newest && new Date(newest.createdAt.getTime() - overlapMs),
  )
  // Stored oldest first, so that an interrupted run leaves no gap before the newest one.
  const read = []
  for await (const page of pages) read.unshift(page)
  for (const data of read) await db().stripeMovement.createMany({ data, skipDuplicates: true })
}
