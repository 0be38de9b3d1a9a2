import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countServices, pickServices, readServiceIds, totalCents } from './rules'

const catalogue: { id: string; priceCents: number }[] = [
  { id: 'photo_shoot', priceCents: 29_900 },
  { id: 'aerial_tour', priceCents: 29_900 },
  { id: 'logo_design', priceCents: 39_900 },
]

test('the total is the sum of the prices of the chosen, whatever is chosen how often', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<string>('photo_shoot', 'aerial_tour', 'logo_design', 'unknown')),
      (ids) => {
        const chosen = pickServices(catalogue, ids)
        const expected = catalogue
          .filter(({ id }) => ids.includes(id))
          .reduce((sum, one) => sum + one.priceCents, 0)
        expect(totalCents(chosen)).toBe(expected)
        expect(chosen.map(({ id }) => id)).toEqual(
          catalogue.map(({ id }) => id).filter((id) => ids.includes(id)),
        )
      },
    ),
  )
})

test('reads ids from one parameter and from many', () => {
  expect(readServiceIds('photo_shoot,aerial_tour')).toEqual(['photo_shoot', 'aerial_tour'])
  expect(readServiceIds(['photo_shoot', 'aerial_tour, photo_shoot'])).toEqual(['photo_shoot', 'aerial_tour'])
  expect(readServiceIds(undefined)).toEqual([])
  expect(readServiceIds(',')).toEqual([])
})

test('counts in words', () => {
  expect([countServices(1), countServices(2)]).toEqual(['1 service', '2 services'])
})
