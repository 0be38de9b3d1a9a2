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
