import { expect, test } from 'vitest'
import type { Room } from '@/prisma/generated/enums'
import { groupByRoom, moveAmongRooms } from './arrange-rooms'

const photos = [
  { id: 'a', room: 'KITCHEN' as Room | null, scene: null },
  { id: 'b', room: 'KITCHEN' as Room | null, scene: null },
  { id: 'c', room: 'BEDROOM' as Room | null, scene: null },
  { id: 'd', room: null, scene: null },
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

test('photos without a room are grouped by their scenes, which a moved photo changes', () => {
  const scenes = ['hall', 'hall', 'attic'].map((scene, place) => ({ id: `${place}`, room: null, scene }))
  const idsOf = (all: typeof scenes) => groupByRoom(all).map((group) => group.photos.map(({ id }) => id))
  expect(idsOf(scenes)).toEqual([['0', '1'], ['2']])
  expect(idsOf(moveAmongRooms(scenes, '1', 2))).toEqual([['0'], ['1', '2']])
  const apart = groupByRoom([...scenes, { id: '3', room: null, scene: 'hall' }])
  expect(new Set(apart.map(({ key }) => key)).size).toBe(3)
})
