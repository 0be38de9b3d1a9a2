import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { addDays } from '@/lib/platform/time/calendar-date'
import { dateOf, instantOf } from '@/lib/platform/time/clock'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { isPayable } from './status'

/** The time of day at which cards are charged on a later day. */
const chargeTime = '09:00'

/** Returns when a charge is due that many days after a moment: at once for 0, and otherwise in the morning of that day. */
export function chargeAt(from: Date, days: number, timeZone: string): Date {
  if (days === 0) return from
  return instantOf(addDays(dateOf(from, timeZone), days), chargeTime, timeZone)
}

/**
 * Returns when a declined charge is attempted again, never in the past; null after the last retry.
 * @param attempts how many there were
 * @param retryDays in days after the first attempt, ascending
 */
export function nextAttempt(
  { firstAt, retryDays }: { firstAt: Date; retryDays: readonly number[] },
  attempts: number,
  at: Date,
  timeZone: string,
): Date | null {
  const days = retryDays[attempts - 1]
  if (days === undefined) return null
  const due = chargeAt(firstAt, days, timeZone)
  return due > at ? due : chargeAt(at, 1, timeZone)
}

/** Where the automatic charge of an invoice stands. */
export type ChargeState = 'scheduled' | 'awaits-confirmation' | 'stopped' | 'exhausted'

type Charge = { nextAt: Date | null; awaitsConfirmation: boolean; stoppedAt: Date | null }

/** Returns where an automatic charge stands; null without one, and once there's nothing left to pay. */
export function chargeStateOf(charge: Charge | null, status: InvoiceStatus): ChargeState | null {
  if (!charge || !isPayable(status)) return null
  if (charge.stoppedAt) return 'stopped'
  if (charge.awaitsConfirmation) return 'awaits-confirmation'
  return charge.nextAt ? 'scheduled' : 'exhausted'
}

/** Returns the later of two due dates: an invoice that is charged on a later day isn't overdue before it. */
export function dueNotBefore(dueOn: CalendarDate, chargedOn: CalendarDate): CalendarDate {
  return dueOn < chargedOn ? chargedOn : dueOn
}
