import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockPaidInvoices } from '@/lib/billing/invoices/operations/lock-paid-invoices'
import { reassignBooking } from '@/lib/booking/bookings/operations/reassign-booking'
import { blockDates } from '@/lib/calendar/availability/operations/block-dates'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { blockableDates } from '@/lib/calendar/availability/rules/blocked-days'
import { isPossible } from '@/lib/calendar/availability/rules/decisions'
import type {
  BlockDaysWithShoots,
  BlockedWithShoots,
  ShootDecision,
  ShootToMove,
} from '@/lib/calendar/availability/schema/blocked-days'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'
import { AppError } from '@/lib/platform/errors'
import { splitAddress } from '@/lib/platform/text/address'
import { whenOf } from '@/lib/platform/time/calendar-date'
import { now, todayIn } from '@/lib/platform/time/clock'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'
import { cancelWithin } from './cancel-within'
import { readShoots } from './list-shoots-to-move'
import { assertShown, requestRefundDecisions } from './paid-invoices'

/** In ms; enough for `maxShootsAtOnce` shoots with their notifications. */
const transactionLimits = { maxWait: 15_000, timeout: 30_000 }

/**
 * Blocks days of a calendar and, in the same transaction, reassigns or cancels every pending and confirmed shoot on them,
 * without a fee and with an apology to the client. Nothing becomes bookable in between.
 * Locks in the order of all commands: paid invoices, bookings, then the calendars of all photographers involved.
 * @throws see openCalendar; AppError `invalid` for days that can't be blocked, `conflict` when the shoots have changed since they
 * were listed, or a colleague is no longer free
 */
export async function blockDaysWithShoots(
  actor: Actor,
  input: BlockDaysWithShoots,
): Promise<BlockedWithShoots> {
  const { photographerId } = await openCalendar(actor, input.photographerId)
  const studio = await getStudio()
  return db().$transaction((tx) => block(tx, actor, { ...input, photographerId }, studio), transactionLimits)
}

async function block(
  tx: Transaction,
  actor: Actor,
  input: BlockDaysWithShoots & { photographerId: string },
  studio: Studio,
): Promise<BlockedWithShoots> {
  const { photographerId, shoots: decisions, note } = input
  const dates = blockableDates(input, todayIn(studio.timeZone))
  const cancelled = decisions.filter(({ reassignTo }) => reassignTo === null)
  const paid = await lockPaidInvoices(
    tx,
    cancelled.map(({ bookingId }) => bookingId),
  )
  await lockRows(
    tx,
    'bookings',
    decisions.map(({ bookingId }) => bookingId),
  )
  await lockCalendars(tx, {
    profileIds: [photographerId, ...decisions.flatMap(({ reassignTo }) => reassignTo ?? [])],
  })
  const shoots = await readShoots(tx, photographerId, input, { now: now(), timeZone: studio.timeZone })
  assertUnchanged(shoots, decisions)
  assertPossible(shoots, decisions)
  assertShown(
    paid,
    cancelled.flatMap(({ shownInvoiceIds }) => shownInvoiceIds),
  )
  await blockDates(tx, actor, photographerId, dates, input.reason)
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

type Shoot = Omit<ShootToMove, 'payments'>

/** @throws AppError `conflict` unless each shoot has a decision and hasn't changed since it was listed */
function assertUnchanged(shoots: readonly Shoot[], decisions: readonly ShootDecision[]): void {
  const isDecided = ({ bookingId, revision }: Shoot) =>
    decisions.some((decision) => decision.bookingId === bookingId && decision.revision === revision)
  if (shoots.length === decisions.length && shoots.every(isDecided)) return
  throw new AppError('conflict', 'The shoots on these days have changed since you opened this list.')
}

/** @throws AppError `conflict` when a colleague isn't free for a shoot, including the others reassigned to them here */
function assertPossible(shoots: readonly Shoot[], decisions: readonly ShootDecision[]): void {
  const made = Object.fromEntries(decisions.map(({ bookingId, reassignTo }) => [bookingId, reassignTo]))
  const impossible = shoots.find((shoot) => !isPossible(shoot, shoots, made))
  if (!impossible) return
  const { street } = splitAddress(impossible.propertyAddress)
  throw new AppError(
    'conflict',
    `The colleague you chose for ${street} on ${whenOf(impossible)} is no longer available.`,
  )
}
