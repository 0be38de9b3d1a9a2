import 'server-only'
import type { OfferedSlot, Requester } from '@/lib/calendar/availability/rules/open-slots'
import type { Run } from '@/lib/calendar/availability/rules/runs'
import { type Moment, slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { timeTakenText } from '@/lib/calendar/availability/words/times'
import { brokenConstraint, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { endHolds } from './end-holds'
import { findRun, type Visit } from './find-run'

/** `isNew` is false if the booking already had exactly these slots. */
export type ClaimedVisit = Run<OfferedSlot> & { isNew: boolean }

/**
 * Claims the slots of a visit for a booking, replacing the ones it had, and ends the holds on them. The booking itself
 * may be written later in the transaction. The old and the new calendar must be locked.
 * A photographer who books or moves a shoot may override their own minimum notice, but not the buffer between two shoots.
 * @throws AppError `slot-taken` unless all slots are available to the requester
 */
export async function claimSlot(
  tx: Transaction,
  requester: Requester,
  { bookingId, ...visit }: Visit & { bookingId: string },
  moment: Moment,
): Promise<ClaimedVisit> {
  const run = await findRun(tx, requester, visit, moment)
  if (!run) throw slotTaken()
  const had = await tx.slotClaim.findMany({ where: { bookingId }, select: { slotId: true } })
  const isSame = had.length === run.slotIds.length && had.every(({ slotId }) => run.slotIds.includes(slotId))
  if (isSame) return { ...run, isNew: false }
  if (had.length > 0) await tx.slotClaim.deleteMany({ where: { bookingId } })
  await tx.slotClaim.createMany({ data: run.slotIds.map((slotId) => ({ slotId, bookingId })) })
  await endHolds(tx, { slotId: { in: run.slotIds } })
  await queuePush(tx, slotsChanged)
  return { ...run, isNew: true }
}

export function slotTaken(): AppError {
  return new AppError('slot-taken', timeTakenText)
}

const doubleBookingConstraints = ['slot_claims_pkey', 'bookings_no_overlap']

/** Translates the database constraints against double booking into `slot-taken`; returns any other error unchanged. */
export function asSlotTaken(error: unknown): unknown {
  return doubleBookingConstraints.includes(brokenConstraint(error) ?? '') ? slotTaken() : error
}
