import { decimalsByCode } from './decimals'

/**
 * The currencies of two decimals among those that are supported: those of ISO 4217 that Stripe charges
 * (https://docs.stripe.com/currencies) and that every runtime's Intl formats with the same decimals. Forint, Colombian peso
 * and ariary are left out because ISO, Intl and Stripe disagree about their decimals; króna and Ugandan shilling because
 * Stripe expects hundredths that don't exist, and amounts are sent to Stripe in our minor units.
 */
const withTwoDecimals =
  'AED AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY CRC CVE CZK ' +
  'DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG ILS INR JMD KES KGS KHR KYD KZT LKR LRD ' +
  'LSL MAD MDL MKD MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PLN QAR RON RSD RUB ' +
  'SAR SBD SCR SEK SGD SHP SLE SRD SZL THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD ZAR ZMW'

/** Every currency a studio can charge in, in alphabetical order. */
export const currencies: readonly string[] = [...decimalsByCode.keys(), ...withTwoDecimals.split(' ')].sort()

const supported = new Set(currencies)

export function isSupportedCurrency(code: string): boolean {
  return supported.has(code)
}
