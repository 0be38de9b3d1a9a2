import { expect, test } from 'vitest'
import type { Room } from '@/prisma/generated/enums'
import { groupByRoom, guessRooms, moveAmongRooms } from './arrange-rooms'

const photos = [
  { id: 'a', room: 'KITCHEN' as Room | null },
  { id: 'b', room: 'KITCHEN' as Room | null },
  { id: 'c', room: 'BEDROOM' as Room | null },
  { id: 'd', room: null },
]
const shown = (all: readonly { id: string; room: Room | null }[]) =>
  all.map(({ id, room }) => `${id} ${room}`)

test('photos are grouped by their rooms', () => {
  expect(groupByRoom(photos).map((group) => [group.room, group.photos.length])).toEqual([
    ['KITCHEN', 2],
    ['BEDROOM', 1],
    [null, 1],
  ])
})

test('a photo takes on the room it is moved to', () => {
  expect(shown(moveAmongRooms(photos, 'a', 2))).toEqual(['b KITCHEN', 'c BEDROOM', 'a BEDROOM', 'd null'])
  expect(shown(moveAmongRooms(photos, 'd', 0))).toEqual(['d KITCHEN', 'a KITCHEN', 'b KITCHEN', 'c BEDROOM'])
})

test('a step out of a room leads to the near end of the next', () => {
  expect(shown(moveAmongRooms(photos, 'b', 2))).toEqual(['a KITCHEN', 'b BEDROOM', 'c BEDROOM', 'd null'])
  expect(shown(moveAmongRooms(photos, 'c', 1))).toEqual(['a KITCHEN', 'b KITCHEN', 'c KITCHEN', 'd null'])
})

test('a step past either end changes nothing', () => {
  expect(moveAmongRooms(photos, 'a', -1)).toEqual(photos)
  expect(moveAmongRooms(photos, 'd', 4)).toEqual(photos)
})

test('a room is guessed only between two photos of one room, taken close together', () => {
  const minute = 60_000
  const at = (id: string, room: Room | null, minutes: number | null) => ({
    id,
    room,
    takenAt: minutes === null ? null : minutes * minute,
  })
  expect(guessRooms([at('k1', 'KITCHEN', 0), at('x', null, 1), at('k2', 'KITCHEN', 2)])).toEqual([
    { id: 'x', room: 'KITCHEN' },
  ])
  expect(guessRooms([at('k', 'KITCHEN', 0), at('x', null, 1), at('b', 'BEDROOM', 2)])).toEqual([])
  expect(guessRooms([at('k1', 'KITCHEN', 0), at('x', null, 9), at('k2', 'KITCHEN', 10)])).toEqual([])
  expect(guessRooms([at('k1', 'KITCHEN', 0), at('x', null, null), at('k2', 'KITCHEN', 1)])).toEqual([])
})
