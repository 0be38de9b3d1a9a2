import { describe, expect, test } from 'vitest'
import { moveEntry } from '@/lib/platform/data/move-entry'
import { placeBeside, placingAt } from './entries'

describe('an order', () => {
  const ids = ['a', 'b', 'c', 'd']

  test('changes by moving one beside another', () => {
    expect(placeBeside(ids, { id: 'd', side: 'before', neighborId: 'b' })).toEqual(['a', 'd', 'b', 'c'])
    expect(placeBeside(ids, { id: 'a', side: 'after', neighborId: 'd' })).toEqual(['b', 'c', 'd', 'a'])
    expect(placeBeside(ids, { id: 'b', side: 'after', neighborId: 'a' })).toEqual(ids)
  })

  test('does not change when one of the two is missing, or they are the same', () => {
    for (const [id, neighborId] of [
      ['x', 'a'],
      ['a', 'x'],
      ['a', 'a'],
    ] as const) {
      expect(placeBeside(ids, { id, side: 'before', neighborId })).toBeNull()
    }
  })

  test('is the same by position and by neighbor, for all moves', () => {
    for (const id of ids) {
      for (const place of [-1, 0, 1, 2, 3, 9]) {
        const placing = placingAt(ids, id, place)
        expect(placing ? placeBeside(ids, { id, ...placing }) : ids).toEqual(moveEntry(ids, id, place))
      }
    }
  })

  test('does not change by a move beyond its ends, or of a missing entry', () => {
    expect(placingAt(ids, 'a', -1)).toBeNull()
    expect(placingAt(ids, 'd', 4)).toBeNull()
    expect(placingAt(ids, 'x', 1)).toBeNull()
    expect(moveEntry(ids, 'x', 1)).toEqual(ids)
  })
})
