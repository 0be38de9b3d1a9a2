import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import type { InvoiceEventKind } from '@/prisma/generated/enums'

/**
 * Adds an event to an invoice's history, in the caller's transaction. No actor means the portal or Stripe. Events with the
 * same once-key are added once, also by concurrent calls.
 * @returns false when an event with the once-key existed already
 */
export async function recordInvoiceEvent(
  tx: Transaction,
  event: {
    invoiceId: string
    kind: InvoiceEventKind
    actorId?: string | null
    details?: Record<string, string | number | null>
    onceKey?: string
  },
): Promise<boolean> {
  const { actorId = null, onceKey = null, details = {}, ...rest } = event
  const { count } = await tx.invoiceEvent.createMany({
    data: [{ ...rest, actorId, details, onceKey }],
    skipDuplicates: true,
  })
  return count === 1
}
