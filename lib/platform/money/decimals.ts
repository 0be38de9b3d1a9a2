/** The supported currencies that don't have two decimals. Browsers load these only; the others are in currencies.ts. */
const byDecimals: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF XOF XPF'],
  [3, 'BHD JOD KWD OMR TND'],
]

export const decimalsByCode: ReadonlyMap<string, number> = new Map(
  byDecimals.flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, decimals] as const)),
)

/** What Intl says of the other currencies: reading it is expensive. */
const intlDecimals = new Map<string, number>()

/**
 * Returns the currency's number of decimals. For those not listed above, Intl decides: two for the supported ones, and
 * whatever it says for unlisted currencies of old rows.
 */
export function decimalsOf(currency: string): number {
  const known = decimalsByCode.get(currency) ?? intlDecimals.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  intlDecimals.set(currency, decimals)
  return decimals
}

/**
 * Returns the smallest step in which a card can be charged, in minor units: Stripe accepts three-decimal amounts in tens
 * only (https://docs.stripe.com/currencies#three-decimal).
 */
export function chargeableStep(currency: string): number {
  return decimalsOf(currency) === 3 ? 10 : 1
}
