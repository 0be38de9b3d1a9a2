import type { DepositTerms } from '@/lib/invoices/rules/deposit'

export const servicesStepTitle = 'What should we photograph?'
export const calendarStepTitle = 'Select Date & Time'
export const toPaymentLabel = 'Continue to Payment Details'
export const toDetailsLabel = 'Continue to Booking Details'

/** Below the title of the wizard's first step. @param terms null in a booking for a client */
export function servicesLead(terms: DepositTerms | null): string {
  if (terms && (terms.depositCents > 0 || terms.depositPercent !== null))
    return 'Choose one service or several. A deposit is charged when you book.'
  return `Choose one service or several. Nothing is charged until ${terms ? 'your' : 'the'} photos are delivered.`
}
