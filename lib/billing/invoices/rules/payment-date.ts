import { FieldError } from '@/lib/platform/errors'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { instantOf, now, todayIn } from '@/lib/platform/time/clock'
import { futurePaymentDateText } from '@/lib/platform/words'

/**
 * Returns when a payment outside the portal was made: now for today, and noon for an earlier day.
 * @throws FieldError for a day in the future
 */
export function instantOfPayment(paidOn: CalendarDate, timeZone: string): Date {
  const today = todayIn(timeZone)
  if (paidOn > today) throw new FieldError('paidOn', futurePaymentDateText)
  return paidOn === today ? now() : instantOf(paidOn, '12:00', timeZone)
}

/** Returns when a card was charged, which may be days ago, but never later than now: Stripe's clock may be ahead. */
export function timeOfCharge(chargedAt: Date | null): Date {
  const at = now()
  return chargedAt && chargedAt < at ? chargedAt : at
}
