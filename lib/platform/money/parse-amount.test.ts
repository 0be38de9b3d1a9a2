import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { negativeAmountText, unsupportedCurrencyText, zeroAmountText } from '@/lib/platform/words'
import { amountSchema } from './amount-schema'
import { currencies } from './currencies'
import { chargeableStep, decimalsByCode, decimalsOf } from './decimals'
import { centsToDecimal, centsToInput, formatCents, maximumCents, moneyFormat } from './money'
import { parseAmount } from './parse-amount'

const locales = [
  ...[
    'en-US',
    'en-GB',
    'en-IN',
    'en-ZA',
    'de-DE',
    'de-CH',
    'de-AT',
    'fr-FR',
    'fr-CH',
    'es-ES',
    'es-MX',
    'pt-BR',
  ],
  ...[
    'pt-PT',
    'it-IT',
    'nl-NL',
    'pl-PL',
    'sv-SE',
    'nb-NO',
    'da-DK',
    'bg-BG',
    'ja-JP',
    'ko-KR',
    'he-IL',
    'tr-TR',
  ],
]
const anyLocale = fc.constantFrom(...locales)
/** As many with no and with three decimals as with two. */
const anyCurrency = fc.oneof(
  fc.constantFrom(...currencies.filter((code) => decimalsOf(code) === 0)),
  fc.constantFrom('USD', 'EUR', 'GBP', 'CHF', 'INR', 'SEK', 'PLN', 'BRL', 'MXN', 'TWD'),
  fc.constantFrom(...currencies.filter((code) => decimalsOf(code) === 3)),
)
/** Small amounts as often as large ones. */
const anyAmount = fc
  .tuple(
    anyCurrency,
    fc.oneof(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: maximumCents })),
  )
  .map(([currency, cents]) => ({ currency, cents: cents - (cents % chargeableStep(currency)) }))

function ungrouped(locale: string, currency: string, cents: number): string {
  const parts = moneyFormat(locale, currency).formatToParts(cents / 10 ** decimalsOf(currency))
  return parts.flatMap(({ type, value }) => (type === 'group' ? [] : value)).join('')
}

test('every amount that the portal writes is read back as the same amount, in every locale', () => {
  fc.assert(
    fc.property(anyLocale, anyAmount, (locale, { currency, cents }) => {
      const written = [
        formatCents(cents, currency, locale),
        ungrouped(locale, currency, cents),
        centsToInput(cents, currency, locale),
        ` ${currency} ${centsToInput(cents, currency, locale)} `,
      ]
      for (const text of written)
        expect([text, parseAmount(text, currency, locale).cents]).toEqual([text, cents])
    }),
    { numRuns: 2_000 },
  )
})

test('an amount written out as another locale does is read as the same amount or rejected', () => {
  fc.assert(
    fc.property(
      anyLocale,
      anyLocale,
      anyAmount,
      fc.boolean(),
      (here, there, { currency, cents }, grouped) => {
        const text = grouped ? formatCents(cents, currency, there) : ungrouped(there, currency, cents)
        const read = parseAmount(text, currency, here).cents
        expect([null, cents], `${text} of ${there} in ${here}`).toContain(read)
      },
    ),
    { numRuns: 5_000 },
  )
})

test('whatever is typed is rejected with a sentence, or is exactly what its digits and decimals say', () => {
  const typed = fc.stringMatching(/^\d{1,7}([.,' ]\d{1,4}){0,3}$/)
  fc.assert(
    fc.property(anyLocale, anyCurrency, typed, (locale, currency, text) => {
      const { cents, problem } = parseAmount(text, currency, locale)
      if (cents === null) {
        expect(problem).toMatch(/\w/)
        return
      }
      const written = [formatCents(cents, currency, locale), centsToInput(cents, currency, locale)]
      const digits = (one: string) => one.replace(/\D/g, '').replace(/^0+/, '')
      // The same digits in the same order; only zeros for decimals that were left out may follow.
      expect(written.map((one) => digits(one).replace(/0+$/, ''))).toEqual(
        written.map(() => digits(text).replace(/0+$/, '')),
      )
      expect(cents % chargeableStep(currency)).toBe(0)
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  ['en-US', 'USD', '12,50', "“12,50” isn't clear. Did you mean $12.50 or $1,250.00?"],
  ['en-US', 'USD', '1,25', "“1,25” isn't clear. Did you mean $1.25 or $125.00?"],
  ['en-US', 'USD', '1.250', "“1.250” isn't clear. Did you mean $1.25 or $1,250.00?"],
  ['en-US', 'USD', '1.250,00', "“1.250,00” isn't clear. Did you mean $1,250.00?"],
  ['en-US', 'USD', '1,2,3', "“1,2,3” isn't clear. Did you mean $12.30 or $123.00?"],
  ['en-US', 'USD', '0,500', "“0,500” isn't clear. Did you mean $0.50 or $500.00?"],
  ['de-DE', 'EUR', '12.50', "“12.50” isn't clear. Did you mean 12,50 € or 1.250,00 €?"],
  ['en-US', 'JPY', '12.50', "“12.50” isn't clear. Did you mean ¥1,250?"],
  ['en-US', 'KWD', '1,250', "“1,250” isn't clear. Did you mean KWD 1.250 or KWD 1,250.000?"],
  ['en-US', 'KWD', '5.124', 'Cards are charged in steps of KWD 0.010. Enter KWD 5.120 or KWD 5.130'],
  ['en-US', 'USD', '1,000,000.00', 'The amount is at most $999,999.99'],
  ['en-US', 'USD', '-5', negativeAmountText],
  ['en-US', 'USD', '-$5', negativeAmountText],
  ['en-US', 'USD', 'twelve', 'Enter an amount such as 498.00'],
  ['de-DE', 'EUR', '1e3', 'Enter an amount such as 498,00'],
  ['en-US', 'EUR', '$5', 'Enter an amount such as 498.00'],
  ['en-US', 'JPY', '', 'Enter an amount such as 498'],
])('%s refuses %s %j: %s', (locale, currency, text, sentence) => {
  const { cents, problem } = parseAmount(text, currency, locale)
  expect([cents, problem?.replaceAll('\u00a0', ' ')]).toEqual([null, sentence])
})

test.each([
  ['en-US', 'USD', '1,250', 125_000],
  ['en-US', 'USD', ' $1,299.5 ', 129_950],
  ['en-US', 'USD', '498 usd', 49_800],
  ['en-US', 'USD', '007', 700],
  ['en-US', 'JPY', '¥1,250', 1_250],
  ['ja-JP', 'JPY', '¥１２５０', 1_250],
  ['en-US', 'KWD', '1.250', 1_250],
  ['en-US', 'KWD', '1250', 1_250_000],
  ['de-DE', 'EUR', '1.250', 125_000],
  ['de-DE', 'EUR', '12,50', 1_250],
  ['en-IN', 'INR', '9,99,999.99', 99_999_999],
  ['fr-FR', 'EUR', '1 250,5', 125_050],
  ['de-CH', 'CHF', "1'250.50", 125_050],
])('%s reads %s %j as %i', (locale, currency, text, cents) => {
  expect(parseAmount(text, currency, locale)).toEqual({ cents, problem: null })
})

test('a runtime writes every supported currency with the decimals the portal counts in', () => {
  const differing = currencies.filter((currency) => {
    const options = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
    return options.maximumFractionDigits !== (decimalsByCode.get(currency) ?? 2)
  })
  expect(differing).toEqual([])
  expect(new Set(currencies).size).toBe(currencies.length)
})

test('files have amounts with a point in every locale', () => {
  expect(centsToDecimal(129_905, 'USD')).toBe('1299.05')
  expect(centsToDecimal(5, 'USD')).toBe('0.05')
  expect(centsToDecimal(-5, 'KWD')).toBe('-0.005')
  expect(centsToDecimal(1_299, 'JPY')).toBe('1299')
})

describe('an amount of a form', () => {
  const read = (schema: ReturnType<typeof amountSchema>, ...typed: [string, string]) => {
    const parsed = schema.safeParse(typed)
    return parsed.data ?? parsed.error?.issues.map(({ message }) => message)
  }
  test('comes with its currency', () => {
    expect(read(amountSchema(), 'USD', '0')).toEqual({ cents: 0, currency: 'USD' })
    expect(read(amountSchema(), 'KWD', '12.5')).toEqual({ cents: 12_500, currency: 'KWD' })
    expect(read(amountSchema(), 'XXX', '1')).toEqual([unsupportedCurrencyText])
  })
  test('says what is missing or not enough', () => {
    expect(read(amountSchema({ positive: true }), 'USD', '0.00')).toEqual([zeroAmountText])
    expect(read(amountSchema({ missing: 'Missing' }), 'USD', ' ')).toEqual(['Missing'])
  })
})
