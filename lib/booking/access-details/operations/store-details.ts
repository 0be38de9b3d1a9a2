import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isEmpty } from '@/lib/booking/access-details/rules/no-details'
import type { AccessDetails } from '@/lib/booking/access-details/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { sealDetails } from './seal-details'

/**
 * Stores a booking's access details encrypted, and records who did; empty ones are removed. The caller has authorized the
 * actor and locked the booking.
 */
export async function storeDetails(
  tx: Transaction,
  actor: Actor,
  bookingId: string,
  details: AccessDetails,
): Promise<void> {
  if (isEmpty(details)) {
    const { count } = await tx.accessDetails.deleteMany({ where: { bookingId } })
    if (count > 0) await recordAudit(tx, actor, 'access-details.removed', bookingId)
    return
  }
  const sealed = sealDetails(bookingId, details)
  await tx.accessDetails.upsert({
    where: { bookingId },
    create: { bookingId, sealed },
    update: { sealed, version: { increment: 1 } },
    select: { bookingId: true },
  })
  await recordAudit(tx, actor, 'access-details.saved', bookingId)
}
