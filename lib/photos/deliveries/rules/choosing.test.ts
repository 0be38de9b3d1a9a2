import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { confirmText, describeCost, describeCounts } from '@/lib/photos/deliveries/words/choosing'
import { priceChoice, returnableChoice, stateChoice } from './choosing'

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

describe('the statement of a choice', () => {
  const untaxed = { isIncluded: true, components: [], isTaxable: true, taxedCents: 0 }
  const choice = { ...terms, soldCount: 0, dueCents: 49_800, tax: untaxed }
  const photosOf = (statuses: Record<string, number>) =>
    Object.entries(statuses).flatMap(([status, count]) => Array.from({ length: count }, () => ({ status })))
  const read = (state: ReturnType<typeof stateChoice>, isCovered = false) =>
    `${describeCounts(state)}: ${describeCost(state, 'USD', isCovered)}`

  test.each([
    [{ open: 5 }, choice, 'None chosen yet: $498.00 to pay'],
    [{ chosen: 4 }, choice, '4 chosen, 1 extra: $513.00 with the extra photo'],
    [{ unpaid: 4 }, { ...choice, soldCount: 4, dueCents: 51_300 }, '4 confirmed: $513.00 to pay'],
    [
      { unlocked: 3, unpaid: 1, chosen: 1 },
      { ...choice, soldCount: 4, dueCents: 1500 },
      '3 unlocked, 2 chosen, 1 extra: $30.00 with the extra photo',
    ],
    [
      { unlocked: 4, chosen: 2 },
      { ...choice, soldCount: 4, dueCents: 0 },
      '4 unlocked, 2 chosen, 2 extra: $30.00 for the extra photos',
    ],
    [{ unlocked: 5 }, { ...choice, soldCount: 5, dueCents: 0 }, '5 unlocked: Nothing to pay'],
  ])('of %j names each photo once and one sum', (statuses, given, text) => {
    expect(read(stateChoice(given, photosOf(statuses)))).toBe(text)
  })

  test('adds tax as the last line of the invoice, which can differ by a cent from a line of its own', () => {
    const components = [{ name: 'Tax', rateThousandths: 7_250 }]
    const taxed = { isIncluded: false, components, isTaxable: true, taxedCents: 104 }
    const { taxedExtraCents, totalCents } = stateChoice({ ...choice, tax: taxed }, photosOf({ chosen: 4 }))
    expect([taxedExtraCents, totalCents]).toEqual([1608, 51_408])
    const alone = stateChoice({ ...choice, tax: { ...taxed, taxedCents: 0 } }, photosOf({ chosen: 4 }))
    expect(alone.taxedExtraCents).toBe(1609)
  })

  test('is on the button that confirms it, and says where others pay a part', () => {
    const state = stateChoice(choice, photosOf({ chosen: 4 }))
    expect(confirmText(state, 'USD')).toBe('Confirm choice · $513.00')
    expect(describeCost(state, 'USD', true)).toBe('At most $513.00 with the extra photo')
    const free = stateChoice({ ...choice, dueCents: 0 }, photosOf({ chosen: 3 }))
    expect(confirmText(free, 'USD')).toBe('Confirm choice · nothing to pay')
  })
})

describe('what can be taken back', () => {
  const main = { isPayable: true, canChange: true }
  const one = { id: 'one', isPayable: true }
  const paid = { id: 'two', isPayable: false }

  test.each([
    [main, [], { purchaseIds: [], withDelivery: true }],
    [main, [one], { purchaseIds: ['one'], withDelivery: true }],
    // The paid one was priced after those included.
    [main, [one, paid], { purchaseIds: ['one'], withDelivery: false }],
    [{ ...main, isPayable: false }, [one], { purchaseIds: ['one'], withDelivery: false }],
    [{ ...main, canChange: false }, [], { purchaseIds: [], withDelivery: false }],
    [null, [], { purchaseIds: [], withDelivery: false }],
  ])('of %j with purchases %j', (invoice, purchases, returnable) => {
    expect(returnableChoice(invoice, purchases)).toEqual(returnable)
  })
})
