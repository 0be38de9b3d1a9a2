import { invalidRequest } from './errors'

const maxAmount = 99_999_999

/**
 * The least that can be charged, in the currency's smallest unit. Not checked one by one against Stripe's table; check a
 * figure before relying on it: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
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

/** Their amounts are in thousandths, of which Stripe takes tens only: https://docs.stripe.com/currencies#three-decimal */
const threeDecimals = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd'])

/** Returns the least that can be charged; where Stripe names none, only nothing is too little. */
export function minimumOf(currency: string): number {
  return minAmounts[currency] ?? 1
}

/** @throws StripeApiError for a charge that is too small, too large, or finer than the currency can be charged in */
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

/** The last digit of three decimals is always 0, in refunds too. @throws StripeApiError when it isn't */
export function assertWholeMinorUnits(amount: number, currency: string, param?: string): void {
  if (!threeDecimals.has(currency) || amount % 10 === 0) return
  const message = `Amounts in ${currency} must be multiples of 10: the least significant digit must be 0.`
  throw invalidRequest(message, undefined, param)
}
