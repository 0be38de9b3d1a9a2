import { expect, test } from 'vitest'
import { listPriceOf } from './list-price'

test('the list price counts each offered service once', () => {
  const catalog = [
    { id: 'a', priceCents: 29_900 },
    { id: 'b', priceCents: 39_900 },
  ]
  expect(listPriceOf(catalog, ['b', 'b', 'gone'])).toEqual({ count: 1, cents: 39_900 })
  expect(listPriceOf(catalog, [])).toEqual({ count: 0, cents: 0 })
})
