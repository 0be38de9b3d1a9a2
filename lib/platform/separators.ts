import { moneyFormat } from './money'

/** How a locale formats amounts of a currency. */
export type Separators = {
  decimal: string
  group: string
  /** Digits of the last group of whole units and of the groups before it: 3 and 2 in India, 3 and 3 elsewhere. */
  sizes: { last: number; others: number }
  /** The currency's symbols and code. */
  signs: string[]
}

const known = new Map<string, Separators>()

/** Reads the separators from Intl's output: they differ by locale and, in some, by currency. Cached, because it is expensive. */
export function readSeparators(currency: string, locale: string): Separators {
  const key = `${locale} ${currency}`
  const separators = known.get(key) ?? readFromIntl(currency, locale)
  known.set(key, separators)
  return separators
}

function readFromIntl(currency: string, locale: string): Separators {
  const parts = moneyFormat(locale, currency).formatToParts(1_234_567_890.5)
  const integers = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const partOf = (list: readonly Intl.NumberFormatPart[], type: string) =>
    list.find((part) => part.type === type)?.value
  return {
    decimal: partOf(parts, 'decimal') ?? decimalWithoutDecimals(currency, locale),
    group: partOf(parts, 'group') ?? '',
    sizes: { last: integers.at(-1) ?? 3, others: integers.at(-2) ?? 3 },
    signs: (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      return partOf(format.formatToParts(0), 'currency') ?? []
    }),
  }
}

/** Returns the separator that the locale would use if the currency had decimals. */
function decimalWithoutDecimals(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 1 })
  return format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
}
