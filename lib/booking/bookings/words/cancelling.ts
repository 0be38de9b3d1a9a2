import type { BookingPayment, CancellationTerms } from '@/lib/booking/bookings/schema/bookings'
import { formatCents } from '@/lib/platform/money/money'
import type { LateFeeState } from '@/prisma/generated/enums'

/** Why nothing was cancelled: a payment came in after the list was shown. @param amount formatted */
export function newPaymentText(amount: string): string {
  return `${amount} was paid since you opened this. Review the payment, then try again.`
}

export const bookingCancelledText = 'Booking cancelled'
export const cancelFailedText = 'Failed to cancel booking. Please try again.'

/** Before what a cancelled booking costs. */
export const cancellationFeeLabel = 'Cancellation fee'
/** In place of the total of a booking that was cancelled free of charge. */
export const nothingToPayText = 'Nothing to pay'

/** What a cancellation costs. `until` is the formatted deadline; `fee` is formatted too. */
export const cancellationTexts = {
  byStudio: "There's no cancellation fee when the studio cancels.",
  alwaysFree: 'Canceling is free.',
  /** @param until null once the deadline has passed */
  unapproved: (until: string | null, fee: string) =>
    `The studio hasn't approved this booking yet, so canceling is free. Once it's approved, canceling ${until ? `is free until ${until} and costs ${fee} after that` : `costs ${fee}`}.`,
  free: (until: string, fee: string) => `Canceling is free until ${until}. After that, it costs ${fee}.`,
  late: (until: string, fee: string, wasRescheduled: boolean) =>
    `Canceling was free until ${until}${wasRescheduled ? ', before the shoot was rescheduled' : ''}. It now costs ${fee} unless the studio waives it.`,
}

/** What a client reads before rescheduling after the free-cancellation deadline; null before it. */
export function rescheduleFeeText(booking: {
  cancellation: CancellationTerms
  currency: string
}): string | null {
  const { feeCents } = booking.cancellation
  if (feeCents === 0) return null
  const fee = formatCents(feeCents, booking.currency)
  return `Rescheduling is free. The free-cancellation deadline has passed: if you cancel later, you'll owe ${fee} unless the studio waives it.`
}

/** `$50.00 late fee`, `$50.00 late fee waived`. @param amount formatted */
export function lateFeeText(amount: string, state: LateFeeState): string {
  return `${amount} late fee${state === 'DUE' ? '' : ` ${state.toLowerCase()}`}`
}

/** Why a late fee can't be charged or waived. @param state undefined for a booking without a late fee */
export function lateFeeError(state: LateFeeState | undefined): string {
  return state ? `The late fee has already been ${state.toLowerCase()}.` : 'This booking has no late fee.'
}

/**
 * `Sam Rivera paid $498.00 by card ending 4242 on June 12, 2026 (NL-2026-0001).`
 * @param who `You` or a name
 */
export function describePayment(who: string, { amount, method, paidOn, number }: BookingPayment): string {
  return `${who} paid ${amount} by ${method}${paidOn ? ` on ${paidOn}` : ''} (${number}).`
}

/** What a photographer reads about a late cancellation whose fee they can charge or waive. */
export function lateFeeApplies(cents: number, currency: string): string {
  return `A late fee of ${formatCents(cents, currency)} applies.`
}

/** What a client who cancels a paid booking reads. */
export const refundDecisionText = "We'll ask the studio to decide on a refund."
