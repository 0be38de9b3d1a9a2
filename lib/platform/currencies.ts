/**
 * The supported currencies by their number of decimals: those of ISO 4217 that Stripe charges
 * (https://docs.stripe.com/currencies) and that every runtime's Intl formats with the same decimals. Forint, Colombian peso
 * and ariary are left out because ISO, Intl and Stripe disagree about their decimals; króna and Ugandan shilling because
 * Stripe expects hundredths that don't exist, and amounts are sent to Stripe in our minor units.
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
 * Returns the currency's number of decimals. Old rows may have an unlisted currency; for those Intl decides.
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
 * Returns the smallest step in which a card can be charged, in minor units: Stripe accepts three-decimal amounts in tens
 * only (https://docs.stripe.com/currencies#three-decimal).
 */
export function chargeableStep(currency: string): number {
  return decimalsOf(currency) === 3 ? 10 : 1
}
