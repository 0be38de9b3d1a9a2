import { expect, it } from 'vitest'
import { noSize } from '@/lib/catalog/services/rules/pricing'
import { suggestBookings } from './suggest-bookings'

const catalog = [
  { id: 'photos', name: 'Photo Shoot', kind: 'SERVICE', light: 'DAYLIGHT' },
  { id: 'dusk', name: 'Twilight Shoot', kind: 'SERVICE', light: 'TWILIGHT' },
]
const orderOf = (...ids: string[]) => ({
  address: '9 Elm Street',
  size: noSize,
  facing: null,
  photographer: { id: 'ava', fullName: 'Ava' },
  services: ids.map((serviceId) => ({ serviceId, packageName: null })),
})

it('suggests nothing to a new client', () => {
  expect(suggestBookings([], catalog)).toEqual([])
})

it('suggests the usual services, and the evening of a house photographed by day', () => {
  expect(suggestBookings([orderOf('photos')], catalog)).toEqual([
    { kind: 'usual', serviceIds: ['photos'], names: ['Photo Shoot'] },
    { kind: 'twilight', serviceIds: ['dusk'], names: ['Twilight Shoot'] },
  ])
})

it("doesn't suggest an evening that was photographed", () => {
  expect(suggestBookings([orderOf('photos', 'dusk')], catalog).map(({ kind }) => kind)).toEqual(['usual'])
})
