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

/** `Visa ending 4242`; null where the card isn't known any more. */
export function nameCard(brand: string | null, last4: string | null): string | null {
  return brand && last4 ? `${cardBrand({ brand })} ending ${last4}` : null
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
