import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceChoice } from './choosing'

const terms = { includedPhotos: 3, extraPhotoCents: 1500 }

describe('pricing a choice', () => {
  test.each([
    ['nothing', 0, 0, { freeCount: 0, extraCount: 0, extraCents: 0 }],
    ['as many as included', 0, 3, { freeCount: 3, extraCount: 0, extraCents: 0 }],
    ['one more', 0, 4, { freeCount: 3, extraCount: 1, extraCents: 1500 }],
    ['the rest of those included, and more', 2, 3, { freeCount: 1, extraCount: 2, extraCents: 3000 }],
    ['more after all included', 4, 2, { freeCount: 0, extraCount: 2, extraCents: 3000 }],
  ])('%s', (_what, sold, chosen, priced) => {
    expect(priceChoice(terms, { sold, chosen })).toEqual(priced)
  })

  test('costs the same in one step as in several', () => {
    const steps = fc.array(fc.nat(40), { maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(60), fc.nat(99_999_999), steps, (includedPhotos, extraPhotoCents, chosen) => {
        let sold = 0
        let cents = 0
        for (const count of chosen) {
          const priced = priceChoice({ includedPhotos, extraPhotoCents }, { sold, chosen: count })
          expect(priced.freeCount + priced.extraCount).toBe(count)
          cents += priced.extraCents
          sold += count
        }
        expect(cents).toBe(Math.max(0, sold - includedPhotos) * extraPhotoCents)
      }),
    )
  })
})
