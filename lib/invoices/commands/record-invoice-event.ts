import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { InvoiceEventKind } from '@/prisma/generated/enums'

/**
 * Adds a line to what happened to an invoice, in the caller's transaction. Without an actor the portal or the provider
 * did it. With a once-key it is added once, also when two come at the same moment.
 * @returns false when the once-key was there already
 */
export async function recordInvoiceEvent(
  tx: Transaction,
  event: {
    invoiceId: string
    kind: InvoiceEventKind
    actorId: string | null
    details?: Record<string, string | number | null>
    onceKey?: string
  },
): Promise<boolean> {
  const { onceKey = null, details = {}, ...rest } = event
  const { count } = await tx.invoiceEvent.createMany({
    data: [{ ...rest, details, onceKey }],
    skipDuplicates: true,
  })
  return count === 1
}
