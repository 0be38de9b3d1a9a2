import type { StripeError } from './messages'

/** ISO/IEC 7812-1. */
const maxDigits = 19

export const fieldNames = ['number', 'expiry', 'cvc'] as const
export type FieldName = (typeof fieldNames)[number]
export type CardFields = Record<FieldName, string>

export const formats: Record<FieldName, (text: string) => string> = {
  number: formatCardNumber,
  expiry: formatExpiry,
  cvc: (text) => onlyDigits(text).slice(0, 4),
}

/** Formats a number as `4242 4242 4242 4242`, ignoring everything but digits. */
export function formatCardNumber(text: string): string {
  const digits = onlyDigits(text).slice(0, maxDigits)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Formats an expiry date as `12 / 29` while it is typed. A month that can't get a second digit gets a zero. */
export function formatExpiry(text: string): string {
  const digits = onlyDigits(text)
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** Returns the month and the full year. */
export function readExpiry(text: string): { month: number; year: number } {
  const digits = onlyDigits(text)
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) }
}

/** What the portal's specification says of a field that isn't in its format. */
export const formatErrors: Record<FieldName, string> = {
  number: 'Invalid card number format',
  expiry: 'Invalid expiry date format (MM/YY)',
  cvc: 'CVV must be 3 or 4 digits',
}

/**
 * Returns an error for each field that isn't complete or can't be right, with Stripe's codes. What isn't about the format
 * has Stripe's messages too.
 */
export function findErrors(card: CardFields, today: Date): Partial<Record<FieldName, StripeError>> {
  const errors: Partial<Record<FieldName, StripeError>> = {}
  const number = onlyDigits(card.number)
  if (number.length < 13) errors.number = validation('incomplete_number', formatErrors.number)
  else if (!passesLuhn(number)) errors.number = validation('invalid_number', 'Your card number is invalid.')
  const { month, year } = readExpiry(card.expiry)
  if (onlyDigits(card.expiry).length < 4) {
    errors.expiry = validation('incomplete_expiry', formatErrors.expiry)
  } else if (month < 1 || month > 12) {
    errors.expiry = validation('invalid_expiry_month', formatErrors.expiry)
  } else if (year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1) {
    errors.expiry = validation('invalid_expiry_year_past', "Your card's expiration date is in the past.")
  }
  if (card.cvc.length < 3) errors.cvc = validation('incomplete_cvc', formatErrors.cvc)
  else if (card.cvc.length < 4 && /^3[47]/.test(number)) {
    errors.cvc = validation('incomplete_cvc', "Your card's security code is incomplete.")
  }
  return errors
}

/** ISO/IEC 7812-1, Annex B: from the right, every second digit counts double. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

function validation(code: string, message: string): StripeError {
  return { type: 'validation_error', code, message }
}
