import { invalidRequest } from './errors'

const maxAmount = 99_999_999

/**
 * Minimum charge amounts in the currency's smallest unit. Approximate; check a value before relying on it:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const minAmounts: Record<string, number> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
}

/** Three-decimal currencies. Stripe accepts only multiples of 10: https://docs.stripe.com/currencies#three-decimal */
const threeDecimals = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd'])

/** Returns the minimum charge amount, 1 when none is listed. */
export function minimumOf(currency: string): number {
  return minAmounts[currency] ?? 1
}

/** @throws StripeApiError for a charge that is too small, too large, or has too many decimals for its currency */
export function assertChargeableAmount(amount: number, currency: string, param?: string): void {
  if (amount < minimumOf(currency)) {
    const message = `Amount must be at least ${minimumOf(currency)} ${currency} in the currency's smallest unit.`
    throw invalidRequest(message, 'amount_too_small', param)
  }
  if (amount > maxAmount) {
    const message = `Amount must be no more than ${maxAmount} ${currency} in the currency's smallest unit.`
    throw invalidRequest(message, 'amount_too_large', param)
  }
  assertWholeMinorUnits(amount, currency, param)
}

/** Three-decimal amounts must end in 0, in refunds too. @throws StripeApiError when one doesn't */
export function assertWholeMinorUnits(amount: number, currency: string, param?: string): void {
  if (!threeDecimals.has(currency) || amount % 10 === 0) return
  const message = `Amounts in ${currency} must be multiples of 10: the least significant digit must be 0.`
  throw invalidRequest(message, undefined, param)
}
