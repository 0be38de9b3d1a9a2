import { expect, test } from 'vitest'
import { currencies } from '@/lib/platform/money/currencies'
import { assertChargeableAmount, assertWholeMinorUnits } from './amounts'
import { stripeCurrencies } from './currencies'
import { StripeApiError } from './errors'
import { currency } from './parameters'

test('Stripe supports every currency that a studio can use, and rejects others', () => {
  expect(currencies.filter((code) => !stripeCurrencies.includes(code.toLowerCase()))).toEqual([])
  expect(currency.parse('USD')).toBe('usd')
  for (const unknown of ['zzz', 'xxx', 'us', '']) {
    expect(currency.safeParse(unknown).error?.issues[0]?.message).toContain(`${unknown}. Stripe currently`)
  }
})

/** Returns Stripe's error code for an amount, or null when it's valid. */
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
])('the minimum charge in %s is more than %i', (code, tooLittle, minimum) => {
  expect(codeOf(tooLittle, code)).toBe('amount_too_small')
  expect(codeOf(minimum, code)).toBeNull()
  expect(codeOf(100_000_000, code)).toBe('amount_too_large')
})

test('three-decimal amounts are charged and refunded in multiples of 10', () => {
  expect(codeOf(5124, 'kwd')).toBe('invalid')
  expect(codeOf(5120, 'kwd')).toBeNull()
  expect(codeOf(5124, 'usd')).toBeNull()
  expect(() => assertWholeMinorUnits(15, 'bhd', 'amount')).toThrow(StripeApiError)
  expect(() => assertWholeMinorUnits(20, 'bhd', 'amount')).not.toThrow()
})
