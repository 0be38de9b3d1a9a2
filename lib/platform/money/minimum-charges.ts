/**
 * What Stripe charges at least to a card, in minor units, in the currencies for which it says so. It may be more where the
 * studio's bank account has another currency: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const minimumCharges: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
}

/** Returns the smallest amount that a card can be charged, in minor units; 1 for a currency without a known minimum. */
export function minimumChargeCents(currency: string): number {
  return minimumCharges[currency] ?? 1
}
