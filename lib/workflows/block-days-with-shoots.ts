import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type {
  BlockDaysWithShoots,
  BlockedWithShoots,
  ShootDecision,
  ShootToMove,
} from '@/lib/availability/blocking/schema'
import { blockableDates, blockDates } from '@/lib/availability/operations/block-dates'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canManageSlots } from '@/lib/availability/policy'
import { isPossible } from '@/lib/availability/rules/decisions'
import { cancelWithin } from '@/lib/bookings/commands/cancel-booking'
import { reassignBooking } from '@/lib/bookings/operations/reassign-booking'
import { whenOf } from '@/lib/bookings/rules'
import { splitAddress } from '@/lib/platform/address'
import { now, todayIn } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { getStudio, type Studio } from '@/lib/studio/queries'
import { readShoots } from './list-shoots-to-move'
import { assertShown, lockPaid, requestRefundDecisions } from './paid-invoices'

/** Room for `maxShootsAtOnce` shoots, each with its notices, in ms. */
const transactionLimits = { maxWait: 15_000, timeout: 30_000 }

/**
 * Blocks days of the actor's own and, in the same transaction, reassigns or cancels every shoot still to be done on
 * them: without a fee, with an apology to the client, and with all notices queued. Nothing becomes bookable in between.
 * *Locks* in the order of all commands: paid invoices, bookings, then the calendars of all photographers who take part.
 * @throws AppError `forbidden`, `invalid` for days that can't be blocked, `conflict` when the shoots aren't those that
 * were decided on, or a colleague isn't free any more: then nothing has changed
 */
export async function blockDaysWithShoots(
  actor: Actor,
  input: BlockDaysWithShoots,
): Promise<BlockedWithShoots> {
  if (!canManageSlots(actor)) throw new ForbiddenError()
  const studio = await getStudio()
  return db().$transaction((tx) => block(tx, actor, input, studio), transactionLimits)
}

async function block(
  tx: Transaction,
  actor: Actor,
  input: BlockDaysWithShoots,
  studio: Studio,
): Promise<BlockedWithShoots> {
  const { shoots: decisions, note } = input
  const dates = blockableDates(input, todayIn(studio.timeZone))
  const cancelled = decisions.filter(({ reassignTo }) => reassignTo === null)
  const paid = await lockPaid(
    tx,
    cancelled.map(({ bookingId }) => bookingId),
  )
  await lockBookings(tx, actor, decisions)
  await lockCalendars(tx, {
    profileIds: [actor.profileId, ...decisions.flatMap(({ reassignTo }) => reassignTo ?? [])],
  })
  const shoots = await readShoots(tx, actor, input, { now: now(), timeZone: studio.timeZone })
  assertUnchanged(shoots, decisions)
  assertPossible(shoots, decisions)
  assertShown(
    paid,
    cancelled.flatMap(({ shownInvoiceIds }) => shownInvoiceIds),
  )
  await blockDates(tx, actor.profileId, dates, input.reason)
  for (const { bookingId, reassignTo } of decisions) {
    if (reassignTo) {
      await reassignBooking(tx, actor, { bookingId, photographerId: reassignTo }, studio, { note })
    } else {
      await cancelWithin(tx, actor, bookingId, { shownFeeCents: 0, studio, absence: { note } })
    }
  }
  await requestRefundDecisions(tx, paid)
  return {
    blockedDays: dates.length,
    reassigned: decisions.length - cancelled.length,
    cancelled: cancelled.length,
  }
}

async function lockBookings(
  tx: Transaction,
  { profileId }: Actor,
  decisions: readonly ShootDecision[],
): Promise<void> {
  const ids = decisions.map(({ bookingId }) => bookingId)
  await tx.$queryRaw`
    SELECT 1 FROM bookings
    WHERE id = ANY(${ids}::uuid[]) AND photographer_id = ${profileId}::uuid
    ORDER BY id
    FOR UPDATE`
}

type Shoot = Omit<ShootToMove, 'payments'>

/** @throws AppError `conflict` unless each shoot has its decision, and stands as it was shown */
function assertUnchanged(shoots: readonly Shoot[], decisions: readonly ShootDecision[]): void {
  const isDecided = ({ bookingId, revision }: Shoot) =>
    decisions.some((decision) => decision.bookingId === bookingId && decision.revision === revision)
  if (shoots.length === decisions.length && shoots.every(isDecided)) return
  throw new AppError('conflict', 'Your shoots on these days have changed since you opened this list.')
}

/** @throws AppError `conflict` when a colleague can't be at a shoot, given all that they are handed here */
function assertPossible(shoots: readonly Shoot[], decisions: readonly ShootDecision[]): void {
  const made = Object.fromEntries(decisions.map(({ bookingId, reassignTo }) => [bookingId, reassignTo]))
  const impossible = shoots.find((shoot) => !isPossible(shoot, shoots, made))
  if (!impossible) return
  const { street } = splitAddress(impossible.propertyAddress)
  throw new AppError(
    'conflict',
    `The colleague you chose for ${street}, ${whenOf(impossible)}, is no longer free then.`,
  )
}
