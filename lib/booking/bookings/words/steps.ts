import type { DepositTerms } from '@/lib/booking/bookings/rules/deposit-terms'
import type { Coverage } from '@/lib/people/brokerages/rules/coverage'

export const servicesStepTitle = 'What should we photograph?'
export const calendarStepTitle = 'Select Date & Time'
/** The fold for those to whom the time matters less than the date or the price. */
export const flexibleLabel = "I'm flexible"
export const flexibleHint = 'Go-live date, photographer'
export const toPaymentLabel = 'Continue to Payment Details'
export const toDetailsLabel = 'Continue to Booking Details'

/** The client's brokerage, and what it pays of the next booking; null if the client pays. */
type PayingBrokerage = { name: string; coverage: Coverage | null }

export const paidLaterText = 'Nothing is charged until your photos are delivered.'
/** The same in a booking for a client. */
export const clientPaysLaterText = 'Nothing is charged until the photos are delivered.'

/** @param exception who may pay everything instead; null for nobody */
export function depositText(exception: string | null): string {
  const text = 'A deposit is charged when you book'
  return exception ? `${text}, unless ${exception} pays for everything.` : `${text}.`
}

/** When a client pays for the next booking, before its price is known. */
export function paidWhenText(
  { depositCents, depositPercent }: DepositTerms,
  brokerage: PayingBrokerage | null,
): string {
  const coverage = brokerage?.coverage
  const mayCoverAll = coverage?.basisPoints === 10_000
  if (mayCoverAll && coverage.capCents === null && coverage.serviceIds.length === 0)
    return `${brokerage?.name} pays for this booking.`
  if (depositCents === 0 && depositPercent === null) return paidLaterText
  return depositText((mayCoverAll && brokerage?.name) || null)
}
