import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { listPaymentsOfBookings } from '@/lib/billing/invoices/queries/list-booking-payments'
import { describePayment } from '@/lib/booking/bookings/words/cancelling'
import { maxShootsAtOnce } from '@/lib/calendar/availability/limits'
import { findFreeColleagues } from '@/lib/calendar/availability/operations/find-free-colleagues'
import { listShootsInTheWay } from '@/lib/calendar/availability/operations/list-shoots-in-the-way'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { blockableDates } from '@/lib/calendar/availability/rules/blocked-days'
import type { Moment } from '@/lib/calendar/availability/rules/slots'
import type { DayRange, ShootToMove } from '@/lib/calendar/availability/schema/blocked-days'
import { tooManyShootsText } from '@/lib/calendar/availability/words/blocked-days'
import { db, type Transaction } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'
import { now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns the photographer's shoots on days to block, earliest first, each with the available colleagues and its payments.
 * @throws see openCalendar; AppError `invalid` for days that can't be blocked or hold too many shoots
 */
export async function listShootsToMove(actor: Actor, range: DayRange): Promise<ShootToMove[]> {
  const { photographerId } = await openCalendar(actor, range.photographerId)
  const { timeZone } = await getStudio()
  blockableDates(range, todayIn(timeZone))
  const shoots = await readShoots(db(), photographerId, range, { now: now(), timeZone })
  const bookingIds = shoots.map(({ bookingId }) => bookingId)
  const payments = await listPaymentsOfBookings(actor, bookingIds)
  return shoots.map((shoot) => ({
    ...shoot,
    payments: payments
      .filter(({ bookingId }) => bookingId === shoot.bookingId)
      .map((payment) => ({
        invoiceId: payment.invoiceId,
        sentence: describePayment(shoot.clientName, payment),
      })),
  }))
}

/**
 * Returns the same without payments. The result stays valid while the calendars are locked.
 * @throws AppError `invalid` when there are more than `maxShootsAtOnce`
 */
export async function readShoots(
  tx: Pick<Transaction, 'booking' | 'measuredDrive' | 'profile'>,
  photographerId: string,
  range: DayRange,
  moment: Moment,
): Promise<Omit<ShootToMove, 'payments'>[]> {
  const shoots = await listShootsInTheWay(tx, photographerId, range, moment)
  if (shoots.length > maxShootsAtOnce) {
    throw new FieldError('untilDate', tooManyShootsText(maxShootsAtOnce))
  }
  const colleagues = await findFreeColleagues(tx, photographerId, shoots, moment)
  return shoots.map((shoot) => ({ ...shoot, colleagues: colleagues.get(shoot.bookingId) ?? [] }))
}
