import { fieldErrors } from '@/lib/accounts/words'

export const cardErrors = {
  cardholderName: fieldErrors.nameCharacters,
  cardNumber: 'Invalid card number format',
  expiryDate: 'Invalid expiry date format (MM/YY)',
  cvv: 'CVV must be 3 or 4 digits',
}

/** Shown when Stripe can't be reached. */
export const cardNotCheckedText = "We couldn't check your card. Try again."
