import { expect, it } from 'vitest'
import { openChoiceOf, unlockedPhotosOf } from './choice'

const photos = (...choices: ('CHOSEN' | 'SOLD')[]) => choices.map((choice) => ({ choice }))
const chosen = { id: 'd1', includedPhotos: 4, totalPhotos: 6, photos: photos('SOLD', 'SOLD') }
const all = { ...chosen, includedPhotos: null, photos: [] }

it('counts the photos that a payment unlocks: all, or those that were confirmed', () => {
  expect(unlockedPhotosOf(all)).toEqual({ count: 6, isChosen: false })
  expect(unlockedPhotosOf({ ...chosen, photos: photos('SOLD', 'SOLD', 'CHOSEN') })).toEqual({
    count: 2,
    isChosen: true,
  })
})

it('knows when a choice is to be confirmed before it is paid', () => {
  const ticked = (delivery: Parameters<typeof openChoiceOf>[1]) => openChoiceOf('b1', delivery)?.ticked
  expect(ticked({ ...chosen, photos: photos('SOLD', 'CHOSEN') })).toBe(1)
  expect(ticked({ ...chosen, photos: [] })).toBe(0)
  expect([null, all, chosen].map((one) => openChoiceOf('b1', one))).toEqual([null, null, null])
})
