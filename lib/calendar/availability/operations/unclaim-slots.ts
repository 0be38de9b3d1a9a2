import 'server-only'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { Transaction } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { lockCalendars } from './lock-calendars'

/**
 * Frees all slots of a booking. They are offered again if they are enabled, in the future, and not on a blocked day.
 * Locks their calendar. Idempotent.
 */
export async function unclaimSlots(tx: Transaction, bookingId: string): Promise<void> {
  const claims = await tx.slotClaim.findMany({ where: { bookingId }, select: { slotId: true } })
  if (claims.length === 0) return
  await lockCalendars(tx, { slotIds: claims.map(({ slotId }) => slotId) })
  await tx.slotClaim.deleteMany({ where: { bookingId } })
  await queuePush(tx, slotsChanged)
}
