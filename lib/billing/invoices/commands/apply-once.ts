import 'server-only'
import { db, type Transaction } from '@/lib/platform/data/db'

/** The webhook event that led to a change. */
export type EventSource = { id: string; type: string }

/**
 * Applies what was read from Stripe in one transaction, and records the event that led to it with its outcome, for
 * operators. An event is applied once, also when delivered twice at the same time.
 * @param event undefined when the portal asked by itself
 * @returns the outcome; null for an event that was handled before
 */
export function applyOnce<O extends string>(
  event: EventSource | undefined,
  apply: (tx: Transaction) => Promise<O>,
): Promise<O | null> {
  return db().$transaction(async (tx) => {
    if (event && !(await recordEvent(tx, event))) return null
    const outcome = await apply(tx)
    if (event) await tx.webhookEvent.update({ where: { id: event.id }, data: { outcome } })
    return outcome
  })
}

/** Returns false when the event was recorded before. */
async function recordEvent(tx: Transaction, { id, type }: EventSource): Promise<boolean> {
  const { count } = await tx.webhookEvent.createMany({
    data: [{ id, type, provider: 'stripe', outcome: 'received' }],
    skipDuplicates: true,
  })
  return count === 1
}
