import { describe, expect, test } from 'vitest'
import type { Room } from '@/prisma/generated/enums'
import { toChapters } from './chapters'

const titles = (rooms: readonly (Room | null)[], coverIndex: number | null = null) =>
  toChapters(rooms, coverIndex).map(({ title, indexes }) => [title, indexes])

describe('toChapters', () => {
  test('rooms of the same part of the house are one chapter, without the cover', () => {
    const rooms: Room[] = ['FRONT_EXTERIOR', 'AERIAL', 'LIVING_ROOM', 'DINING_ROOM', 'KITCHEN']
    expect(titles(rooms, 0)).toEqual([
      ['Outside', [1]],
      ['Living', [2, 3]],
      ['Kitchen', [4]],
    ])
  })

  test('the order stays; a part that comes again is named by its rooms', () => {
    expect(titles(['FRONT_EXTERIOR', 'KITCHEN', 'POOL', 'YARD', 'BATHROOM', 'PATIO'])).toEqual([
      ['Outside', [0]],
      ['Kitchen', [1]],
      ['Pool, yard', [2, 3]],
      ['Baths', [4]],
      ['Patio or deck', [5]],
    ])
  })

  test('photos without a room are one chapter without a title, or come after rooms as more', () => {
    expect(titles([null, null, null], 1)).toEqual([[null, [0, 2]]])
    expect(titles(['KITCHEN', null])).toEqual([
      ['Kitchen', [0]],
      ['More photos', [1]],
    ])
    expect(titles([null, 'KITCHEN'])).toEqual([
      ['Photos', [0]],
      ['Kitchen', [1]],
    ])
    expect(titles([])).toEqual([])
    expect(titles([null], 0)).toEqual([])
  })

  test('rooms that alternate make no chapters', () => {
    const rooms = Array.from({ length: 20 }, (_, index): Room => (index % 2 ? 'KITCHEN' : 'BATHROOM'))
    expect(titles(rooms)).toEqual([[null, rooms.map((_, index) => index)]])
  })
})
