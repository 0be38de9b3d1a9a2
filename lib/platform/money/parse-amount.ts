import { studioLocale } from '@/lib/platform/text/locale'
import { negativeAmountText, zeroAmountText } from '@/lib/platform/words'
import { chargeableStep, decimalsOf } from './decimals'
import { centsToInput, formatCents, maximumCents, moneyFormat } from './money'

/** An amount in minor units, or an error that says what to type instead. */
export type ParsedAmount = { cents: number; problem: null } | { cents: null; problem: string }

/**
 * Parses an amount as the locale formats the currency: complete thousands groups or none, at most one decimal separator,
 * and no more decimals than the currency has. The currency's sign or code may precede or follow it. Ambiguous text is
 * rejected with a sentence that shows both amounts it could mean.
 */
export function parseAmount(text: string, currency: string, locale = studioLocale()): ParsedAmount {
  const separators = readSeparators(currency, locale)
  const typed = stripCurrency(normalize(text), currency, separators)
  if (/^[-−]/.test(typed)) return problem(negativeAmountText)
  if (!/^\d[\d.,' ]*$/.test(typed)) return problem(`Enter an amount such as ${example(currency, locale)}`)
  const cents = readWellFormed(typed, currency, separators)
  if (cents === null) return problem(explainAmbiguity(typed, currency, locale))
  if (cents > maximumCents)
    return problem(`The amount is at most ${formatCents(maximumCents, currency, locale)}`)
  const step = chargeableStep(currency)
  if (cents % step !== 0) return problem(explainStep(cents, step, currency, locale))
  return { cents, problem: null }
}

/** Parses an amount above 0; otherwise like `parseAmount`. */
export function parsePositiveAmount(text: string, currency: string): ParsedAmount {
  const parsed = parseAmount(text, currency)
  return parsed.cents === 0 ? problem(zeroAmountText) : parsed
}

/** Spaces, apostrophes and digits have many variants, and keyboards lack those that Intl uses. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b\u200e\u200f\u061c]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[’‘ʼ]/g, "'")
    .trim()
}

function stripCurrency(typed: string, currency: string, { signs }: Separators): string {
  for (const sign of [currency, ...signs.map(normalize).filter(Boolean)]) {
    if (typed.toUpperCase().startsWith(sign.toUpperCase())) return typed.slice(sign.length).trim()
    if (typed.toUpperCase().endsWith(sign.toUpperCase())) return typed.slice(0, -sign.length).trim()
  }
  return typed
}

/** Returns minor units, or null for anything the locale wouldn't format like this. */
function readWellFormed(typed: string, currency: string, separators: Separators): number | null {
  const [whole = '', fraction, ...more] = typed.split(separators.decimal)
  const decimals = decimalsOf(currency)
  if (more.length > 0 || fraction === '' || !/^\d*$/.test(fraction ?? '')) return null
  if ((fraction?.length ?? 0) > decimals) return null
  const group = normalize(separators.group) || ' '
  const groups = whole.split(group)
  if (groups.length > 1 && !isWellGrouped(groups, separators.sizes)) return null
  if (!/^\d+$/.test(groups.join(''))) return null
  // `1,250` dinars may also mean 1.250: the last group is as long as the decimals.
  const looksDecimal = groups.length === 2 && fraction === undefined && /[.,]/.test(group)
  const couldBeFraction = looksDecimal && decimals === separators.sizes.last
  return couldBeFraction ? null : toCents(groups.join(''), fraction ?? '', decimals)
}

function isWellGrouped(groups: readonly string[], { last, others }: Separators['sizes']): boolean {
  const [first = '', ...rest] = groups
  const isFirstFine = /^[1-9]\d*$/.test(first) && first.length <= others
  return (
    isFirstFine && rest.every((group, index) => group.length === (index === rest.length - 1 ? last : others))
  )
}

/** Longer texts are too large in any case, and as numbers they would be rounded. */
function toCents(whole: string, fraction: string, decimals: number): number {
  const units = Number(whole.replace(/^0+(?=\d)/, '').slice(0, 15))
  return units * 10 ** decimals + Number(fraction.padEnd(decimals, '0'))
}

/** Returns what a text with misplaced separators may mean: the last one for decimals, or all of them for groups. */
function explainAmbiguity(typed: string, currency: string, locale: string): string {
  const interpretations = [...new Set([readAsDecimal(typed, currency), readAsGroups(typed, currency)])]
    .filter((cents) => cents !== null && cents <= maximumCents)
    .map((cents) => formatCents(cents ?? 0, currency, locale))
  const decimals = decimalsOf(currency)
  if (interpretations.length > 0)
    return `“${typed}” isn't clear. Did you mean ${interpretations.join(' or ')}?`
  if (decimals === 0) return `Enter an amount without decimals, such as ${example(currency, locale)}`
  return `Enter an amount such as ${example(currency, locale)}`
}

function readAsDecimal(typed: string, currency: string): number | null {
  const match = /^(.*)[.,](\d+)$/.exec(typed)
  const decimals = decimalsOf(currency)
  const fraction = (match?.[2] ?? '').replace(/0+$/, '')
  if (!match || decimals === 0 || fraction.length > decimals) return null
  return toCents((match[1] ?? '').replace(/\D/g, ''), fraction, decimals)
}

function readAsGroups(typed: string, currency: string): number | null {
  // Two kinds of separators are groups and a decimal separator, never all groups.
  if (new Set(typed.replace(/\d/g, '')).size > 1 || !/\d$/.test(typed)) return null
  return toCents(typed.replace(/\D/g, ''), '', decimalsOf(currency))
}

function explainStep(cents: number, step: number, currency: string, locale: string): string {
  const below = cents - (cents % step)
  const [one, other] = [below, below + step].map((near) => formatCents(near, currency, locale))
  return `Cards are charged in steps of ${formatCents(step, currency, locale)}. Enter ${one} or ${other}`
}

function example(currency: string, locale: string): string {
  return centsToInput(498 * 10 ** decimalsOf(currency), currency, locale)
}

function problem(sentence: string): ParsedAmount {
  return { cents: null, problem: sentence }
}

/** How a locale formats amounts of a currency. */
type Separators = {
  decimal: string
  group: string
  /** Digits of the last group of whole units and of the groups before it: 3 and 2 in India, 3 and 3 elsewhere. */
  sizes: { last: number; others: number }
  /** The currency's symbols and code. */
  signs: string[]
}

const known = new Map<string, Separators>()

/** Reads the separators from Intl's output: they differ by locale and, in some, by currency. Cached, because it is expensive. */
function readSeparators(currency: string, locale: string): Separators {
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
