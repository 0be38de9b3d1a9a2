import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** The webhook event that led to a change. */
export type EventSource = { id: string; type: string }

/** Records an event. Returns false when it was recorded before, also by a concurrent delivery. */
export async function recordWebhookEvent(tx: Transaction, event: EventSource): Promise<boolean> {
  const { count } = await tx.webhookEvent.createMany({
    data: [{ id: event.id, type: event.type, provider: 'stripe', outcome: 'received' }],
    skipDuplicates: true,
  })
  return count === 1
}

/** Records what an event changed, for operators. */
export async function recordOutcome(tx: Transaction, event: EventSource, outcome: string): Promise<void> {
  await tx.webhookEvent.update({ where: { id: event.id }, data: { outcome } })
}
