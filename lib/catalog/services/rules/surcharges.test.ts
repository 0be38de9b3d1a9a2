import { expect, test } from 'vitest'
import { withSurcharges } from './surcharges'

const catalog = [
  { id: 'photos', automaticDays: [] },
  { id: 'weekend', automaticDays: [6, 7] },
  { id: 'sunday', automaticDays: [7] },
]

test('a surcharge is added on its days, and never chosen', () => {
  // December 11, 2026 is a Friday.
  const chosen = ['photos', 'weekend']
  expect(withSurcharges(catalog, chosen, null)).toEqual(['photos'])
  expect(withSurcharges(catalog, chosen, '2026-12-11')).toEqual(['photos'])
  expect(withSurcharges(catalog, chosen, '2026-12-12')).toEqual(['photos', 'weekend'])
  expect(withSurcharges(catalog, chosen, '2026-12-13')).toEqual(['photos', 'weekend', 'sunday'])
})
