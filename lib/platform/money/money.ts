import { studioLocale } from '@/lib/platform/text/locale'
import { chargeableStep, decimalsOf } from './decimals'

/** An amount in the currency's minor unit: cents of a dollar, whole yen, thousandths of a dinar. */
export type Money = { cents: number; currency: string }

/** The largest accepted amount in minor units, $999,999.99: Stripe charges no more digits. */
export const maximumCents = 99_999_999

/** Formats minor units as money: `$1,299.00`, `¥1,299`, `KWD 1,299.000`. */
export function formatCents(cents: number, currency: string, locale = studioLocale()): string {
  return moneyFormat(locale, currency).format(cents / 10 ** decimalsOf(currency))
}

/**
 * Formats sums of several currencies side by side, because they can't be added: `$1,299.00 + €50.00`. Without any sums,
 * zero in the fallback currency.
 */
export function formatSums(sums: readonly Money[], fallback: string): string {
  const totals = new Map<string, number>()
  for (const { cents, currency } of sums) totals.set(currency, (totals.get(currency) ?? 0) + cents)
  const shown = [...totals]
    .filter(([, cents]) => cents !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  if (shown.length === 0) return formatCents(0, fallback)
  return shown.map(([currency, cents]) => formatCents(cents, currency)).join(' + ')
}

/** Formats minor units as someone in the studio's locale types them, without groups: `1299.00`, `1299,00`, `1299`. */
export function centsToInput(cents: number, currency: string, locale = studioLocale()): string {
  const parts = moneyFormat(locale, currency).formatToParts(0.5)
  const separator = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return centsToDecimal(cents, currency).replace('.', separator)
}

/** Formats minor units for files that other programs read, in any locale: `1299.00`. */
export function centsToDecimal(cents: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(cents)).padStart(decimals + 1, '0')
  const sign = cents < 0 ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Returns the same number in another currency's minor units, rounded to what a card can be charged. */
export function withSameNumber({ cents, currency }: Money, other: string): number {
  const step = chargeableStep(other)
  return Math.round((cents * 10 ** (decimalsOf(other) - decimalsOf(currency))) / step) * step
}

const formats = new Map<string, Intl.NumberFormat>()

/** Sets the decimals, because runtimes differ. Formats are expensive to create, so they are cached. */
export function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const decimals = decimalsOf(currency)
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(key, made)
  return made
}
