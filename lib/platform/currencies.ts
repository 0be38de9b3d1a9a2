/**
 * The currencies the portal takes, by how many decimals their amounts are written with: those of ISO 4217 that Stripe
 * charges (https://docs.stripe.com/currencies), where every runtime's Intl writes the same number of decimals. Forint,
 * Colombian peso and ariary are left out because ISO, Intl and Stripe disagree about theirs, króna and Ugandan shilling
 * because Stripe counts them in hundredths that do not exist: Stripe is sent our minor units as they are.
 */
const byDecimals: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF XOF XPF'],
  [
    2,
    'AED AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY CRC CVE CZK ' +
      'DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG ILS INR JMD KES KGS KHR KYD KZT LKR LRD ' +
      'LSL MAD MDL MKD MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PLN QAR RON RSD RUB ' +
      'SAR SBD SCR SEK SGD SHP SLE SRD SZL THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD ZAR ZMW',
  ],
  [3, 'BHD JOD KWD OMR TND'],
]

const decimalsByCode = new Map(
  byDecimals.flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, decimals] as const)),
)

/** Every currency a studio can charge in, in alphabetical order. */
export const currencies: readonly string[] = [...decimalsByCode.keys()].sort()

export function isSupportedCurrency(code: string): boolean {
  return decimalsByCode.has(code)
}

/**
 * Returns how many decimals the currency has, the power of ten between its minor unit and itself. Rows from before the
 * list was checked may name another currency; for those Intl decides.
 */
export function decimalsOf(currency: string): number {
  const options = { style: 'currency', currency } as const
  return (
    decimalsByCode.get(currency) ??
    new Intl.NumberFormat('en-US', options).resolvedOptions().maximumFractionDigits ??
    2
  )
}

/**
 * Returns the smallest step of an amount that a card can be charged, in minor units: Stripe takes three-decimal amounts
 * in tens only (https://docs.stripe.com/currencies#three-decimal).
 */
export function chargeableStep(currency: string): number {
  return decimalsOf(currency) === 3 ? 10 : 1
}
