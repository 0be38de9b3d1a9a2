import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient, sideOf } from '@/lib/auth/rules/capabilities'
import { refundDeposits, voidUnpaidDeposits } from '@/lib/billing/invoices/operations/deposits'
import { voidedReasons } from '@/lib/billing/invoices/words/deposit'
import { assertNotBegun } from '@/lib/booking/bookings/operations/lock-booking'
import { notifyOfChange } from '@/lib/booking/bookings/operations/notify-of-change'
import { oweLateFee } from '@/lib/booking/bookings/operations/owe-late-fee'
import { releaseCoupon } from '@/lib/booking/bookings/operations/release-coupon'
import { setStatus } from '@/lib/booking/bookings/operations/set-status'
import { moveFields, toClientMoves } from '@/lib/booking/bookings/queries/select-booking'
import { type ClientMove, cancellationTerms } from '@/lib/booking/bookings/rules/late-fee'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import type { Absence } from '@/lib/booking/bookings/schema/changes'
import { unclaimSlots } from '@/lib/calendar/availability/operations/unclaim-slots'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import type { Studio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Cancels a booking, frees its slots, and notifies both sides, in the caller's transaction. A client who cancels an approved
 * booking late owes the fee agreed at booking, until the photographer charges or waives it. One who cancels in time gets the deposit back. A
 * coupon can be used again unless there is a fee.
 * @param options.shownFeeCents the fee shown to the actor
 * @param options.absence set when the photographer cancels because they aren't available
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` when it is already completed or cancelled, when a client's
 * shoot has begun, or when it costs more than was shown, with the current terms
 */
export async function cancelWithin(
  tx: Transaction,
  actor: Actor,
  bookingId: string,
  { shownFeeCents, studio, absence }: { shownFeeCents: number; studio: Studio; absence?: Absence },
): Promise<void> {
  const isAway = absence !== undefined
  const { booking, formerStatus, ...parties } = await setStatus(tx, actor, 'cancel', bookingId, isAway)
  const before = { ...booking, status: formerStatus }
  assertNotBegun(actor, 'cancel', before, studio.timeZone)
  const shoot = { ...before, moves: await readClientMoves(tx, booking) }
  const terms = { ...booking.terms, timeZone: studio.timeZone }
  const { feeCents, sentence } = cancellationTerms(shoot, sideOf(actor), terms, now())
  if (feeCents > shownFeeCents) throw new AppError('conflict', sentence)
  await unclaimSlots(tx, bookingId)
  await voidUnpaidDeposits(tx, bookingId, { actorId: actor.profileId, reason: voidedReasons.cancelled })
  if (isClient(actor) && feeCents === 0) await refundDeposits(tx, bookingId)
  const cancelled = feeCents > 0 ? await oweLateFee(tx, booking, feeCents) : booking
  if (feeCents === 0) await releaseCoupon(tx, bookingId)
  await notifyOfChange(tx, { ...parties, booking: cancelled, actor, studio, absence }, 'cancelled')
}

async function readClientMoves(tx: Transaction, { id, client }: BookingItem): Promise<ClientMove[]> {
  const events = await tx.bookingEvent.findMany({
    where: { bookingId: id, kind: 'RESCHEDULED' },
    select: moveFields,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return toClientMoves(events, client.id)
}
