import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roomsInOrder } from '@/lib/photos/deliveries/words/photo-details'
import { anchorAt, movePhotos, placeOfDrop, sortByRoom, undoOrder } from './arranging'

const order = ['a', 'b', 'c', 'd', 'e']
const orders = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 })
const sorted = (ids: readonly string[]) => ids.toSorted()

describe('moving photos', () => {
  test('puts them behind another photo or at the start, in the given order', () => {
    expect(movePhotos(order, ['d', 'b'], 'e')).toEqual(['a', 'c', 'e', 'd', 'b'])
    expect(movePhotos(order, ['c'], null)).toEqual(['c', 'a', 'b', 'd', 'e'])
  })

  test('skips photos that are gone, and fails without the photo they follow', () => {
    expect(movePhotos(order, ['x', 'b'], 'd')).toEqual(['a', 'c', 'd', 'b', 'e'])
    expect(movePhotos(order, ['b'], 'x')).toBeNull()
    expect(movePhotos(order, ['b'], 'b')).toBeNull()
  })

  test('keeps every photo once and the others in order', () => {
    fc.assert(
      fc.property(orders, fc.func(fc.boolean()), fc.nat(12), (ids, isMoved, place) => {
        const moved = ids.filter((id) => isMoved(id))
        const next = movePhotos(ids, moved, anchorAt(ids, moved, place)) ?? []
        expect(sorted(next)).toEqual(sorted(ids))
        const isOther = (id: string) => !moved.includes(id)
        expect(next.filter(isOther)).toEqual(ids.filter(isOther))
        expect(next.indexOf(moved[0] ?? '')).toBe(
          moved.length === 0 ? -1 : Math.min(place, ids.length - moved.length),
        )
      }),
    )
  })
})

describe('dropping photos', () => {
  test.each([
    ['one to the right', ['b'], 'b', 3, 'acdbe'],
    ['one to the start', ['d'], 'd', 0, 'dabce'],
    ['one beyond the end', ['d'], 'd', 9, 'abced'],
    ['one before the start', ['a'], 'a', -1, 'abcde'],
    ['several by their last', ['b', 'c'], 'c', 3, 'adbce'],
    ['several by their first, past the others', ['b', 'c'], 'b', 2, 'adbce'],
    ['several to the left', ['c', 'd'], 'd', 2, 'acdbe'],
    ['scattered ones', ['a', 'd'], 'a', 2, 'bcade'],
  ])('moves %s', (_what, moved, id, place, expected) => {
    const anchor = anchorAt(order, moved, placeOfDrop(order, moved, { id, place }))
    expect(movePhotos(order, moved, anchor)?.join('')).toBe(expected)
  })
})

describe('sorting by room', () => {
  test('follows the tour, with photos without a room last', () => {
    const photos = [
      { id: 1, room: null },
      { id: 2, room: 'KITCHEN' as const },
      { id: 3, room: 'FRONT_EXTERIOR' as const },
      { id: 4, room: 'KITCHEN' as const },
    ]
    expect(sortByRoom(photos).map(({ id }) => id)).toEqual([3, 2, 4, 1])
    const tour = roomsInOrder.map((room) => ({ room }))
    expect(sortByRoom(tour.toReversed())).toEqual(tour)
  })
})

describe('undoing an order', () => {
  const change = { before: ['a', 'b', 'c'], after: ['c', 'b', 'a'] }

  test('leaves out removed photos and keeps added ones in place', () => {
    expect(undoOrder(['c', 'b', 'a'], change)).toEqual(['a', 'b', 'c'])
    expect(undoOrder(['c', 'new', 'a'], change)).toEqual(['a', 'new', 'c'])
  })

  test('does nothing once they were moved again', () => {
    expect(undoOrder(['b', 'c', 'a'], change)).toBeNull()
  })
})
