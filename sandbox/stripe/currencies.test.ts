import { expect, test } from 'vitest'
import { currencies } from '@/lib/platform/currencies'
import { stripeCurrencies } from './currencies'
import { currency } from './parameters'

test('every currency that a studio can charge in is one of Stripe’s, and others are refused', () => {
  expect(currencies.filter((code) => !stripeCurrencies.includes(code.toLowerCase()))).toEqual([])
  expect(currency.parse('USD')).toBe('usd')
  for (const unknown of ['zzz', 'xxx', 'us', '']) {
    expect(currency.safeParse(unknown).error?.issues[0]?.message).toContain(`${unknown}. Stripe currently`)
  }
})
