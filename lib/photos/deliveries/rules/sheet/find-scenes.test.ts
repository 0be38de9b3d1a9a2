import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Room } from '@/prisma/generated/enums'
import { findScenes, sortByTime, suggestRooms } from './find-scenes'

/** Photos named by their minute. */
const taken = (...minutes: number[]) =>
  minutes.map((minute) => ({ id: String(minute), takenAt: minute * 60_000 }))

test('photos are cut where the photographer paused, by the pace of the shoot', () => {
  expect(findScenes(taken(0, 0.5, 1, 4, 4.5, 5))).toEqual([
    ['0', '0.5', '1'],
    ['4', '4.5', '5'],
  ])
  // A slow shoot pauses as long between photos of one room.
  expect(findScenes(taken(0, 2, 4, 6, 8, 20, 22))).toEqual([
    ['0', '2', '4', '6', '8'],
    ['20', '22'],
  ])
})

const anyTimed = fc
  .array(fc.option(fc.integer({ min: 0, max: 10_000_000 })), { maxLength: 40 })
  .map((times) => times.map((takenAt, place) => ({ id: `${place}`, takenAt })))

test('each photo with a time is in one scene, in the order of time', () => {
  fc.assert(
    fc.property(anyTimed, (photos) => {
      const inOrder = sortByTime(photos.filter(({ takenAt }) => takenAt !== null))
      expect(findScenes(photos).flat()).toEqual(inOrder.map(({ id }) => id))
    }),
  )
})

test('sorting by time moves only photos with a time, and twice changes nothing', () => {
  fc.assert(
    fc.property(anyTimed, (photos) => {
      const sorted = sortByTime(photos)
      expect(sortByTime(sorted)).toEqual(sorted)
      expect(new Set(sorted)).toEqual(new Set(photos))
      for (const [place, photo] of photos.entries())
        if (photo.takenAt === null) expect(sorted[place]).toBe(photo)
      const times = sorted.flatMap(({ takenAt }) => takenAt ?? [])
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }),
  )
})

test.each<[string, (Room | null)[], (Room | null)[]]>([
  ['the same room before and after', ['KITCHEN', null, 'KITCHEN'], [null, 'KITCHEN', null]],
  ['a room on one side', [null, 'KITCHEN', null], ['KITCHEN', null, 'KITCHEN']],
  ['two rooms', ['KITCHEN', null, 'BEDROOM'], [null, null, null]],
  ['no room', [null, null], [null, null]],
])('with %s in a scene', (_, rooms, expected) => {
  const ids = rooms.map((_room, place) => `${place}`)
  const suggested = suggestRooms([ids], (id) => rooms[Number(id)] ?? null)
  expect(ids.map((id) => suggested.get(id) ?? null)).toEqual(expected)
})

test('another scene suggests nothing', () => {
  expect(suggestRooms([['kitchen'], ['x']], (id) => (id === 'x' ? null : 'KITCHEN')).size).toBe(0)
})
