import { expect, test } from 'vitest'
import { currencies } from '@/lib/platform/currencies'
import { assertChargeableAmount, assertWholeMinorUnits } from './amounts'
import { stripeCurrencies } from './currencies'
import { StripeApiError } from './errors'
import { currency } from './parameters'

test('every currency that a studio can charge in is one of Stripe’s, and others are rejected', () => {
  expect(currencies.filter((code) => !stripeCurrencies.includes(code.toLowerCase()))).toEqual([])
  expect(currency.parse('USD')).toBe('usd')
  for (const unknown of ['zzz', 'xxx', 'us', '']) {
    expect(currency.safeParse(unknown).error?.issues[0]?.message).toContain(`${unknown}. Stripe currently`)
  }
})

/** What Stripe says against an amount; null when it would take it. */
function codeOf(amount: number, code: string): string | null {
  try {
    assertChargeableAmount(amount, code, 'amount')
    return null
  } catch (error) {
    return (error as StripeApiError).body.code ?? 'invalid'
  }
}

test.each([
  ['usd', 49, 50],
  ['gbp', 29, 30],
  ['jpy', 49, 50],
  ['hkd', 399, 400],
  ['czk', 1499, 1500],
  ['krw', 0, 1],
  ['kwd', 0, 10],
])('the least that can be charged in %s is more than %i', (code, tooLittle, minimum) => {
  expect(codeOf(tooLittle, code)).toBe('amount_too_small')
  expect(codeOf(minimum, code)).toBeNull()
  expect(codeOf(100_000_000, code)).toBe('amount_too_large')
})

test('amounts of three decimals are charged and refunded in tens', () => {
  expect(codeOf(5124, 'kwd')).toBe('invalid')
  expect(codeOf(5120, 'kwd')).toBeNull()
  expect(codeOf(5124, 'usd')).toBeNull()
  expect(() => assertWholeMinorUnits(15, 'bhd', 'amount')).toThrow(StripeApiError)
  expect(() => assertWholeMinorUnits(20, 'bhd', 'amount')).not.toThrow()
})
