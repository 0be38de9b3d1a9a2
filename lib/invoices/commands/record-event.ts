import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** A provider's event that led to a change. */
export type EventSource = { id: string; type: string }

/** Takes an event in, once: false when its id is known, also when the other delivery is committing at this moment. */
export async function recordEvent(tx: Transaction, event: EventSource): Promise<boolean> {
  const { count } = await tx.webhookEvent.createMany({
    data: [{ id: event.id, type: event.type, provider: 'stripe', outcome: 'taken in' }],
    skipDuplicates: true,
  })
  return count === 1
}

/** Keeps what became of an event. */
export async function recordOutcome(tx: Transaction, event: EventSource, outcome: string): Promise<void> {
  await tx.webhookEvent.update({ where: { id: event.id }, data: { outcome } })
}
