/** ISO/IEC 7812-1. */
const maxDigits = 19

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** Formats a number as `4242 4242 4242 4242`, ignoring everything but digits. */
export function formatCardNumber(text: string): string {
  const digits = onlyDigits(text).slice(0, maxDigits)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Formats an expiry date as `12/29` while it is typed, with the slash after the month. */
export function formatExpiry(text: string): string {
  const digits = onlyDigits(text).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

export function formatCvv(text: string): string {
  return onlyDigits(text).slice(0, 4)
}

const brandNames: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** `Visa`; `Card` for an unknown brand. */
export function cardBrand(card: { brand: string }): string {
  return brandNames[card.brand] ?? 'Card'
}

/** `12/29` */
export function cardExpiry(card: { expiryMonth: number; expiryYear: number }): string {
  return `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear % 100).padStart(2, '0')}`
}

/** Whether a card has expired; it is valid until the last day of its month. */
export function isExpired(card: { expiryMonth: number; expiryYear: number }, today: string): boolean {
  const month = `${card.expiryYear}-${String(card.expiryMonth).padStart(2, '0')}`
  return month < today.slice(0, 7)
}
