import { expect, test } from 'vitest'
import { missingShotsText, shotListText } from '@/lib/photos/deliveries/words/sheet'
import { findMissingShots } from './find-missing-shots'

const shot = (room: string, count = 1, isDone = false) => ({ room, count, isDone })

test('names the rooms with fewer photos than promised, in the order of the list', () => {
  const shots = [shot('kitchen', 2), shot('Front exterior'), shot('Patio or deck'), shot('Entry')]
  const missing = findMissingShots(shots, ['KITCHEN', 'PATIO', 'PATIO', null, 'BEDROOM'])
  expect(missing).toEqual([
    { room: 'kitchen', found: 1, count: 2 },
    { room: 'Front exterior', found: 0, count: 1 },
    { room: 'Entry', found: 0, count: 1 },
  ])
  expect(missingShotsText(missing ?? [])).toBe(
    'Missing from the shot list: kitchen (1 of 2), Front exterior, Entry.',
  )
  expect(findMissingShots(shots.slice(0, 1), ['KITCHEN', 'KITCHEN', 'KITCHEN'])).toEqual([])
})

test('says nothing of photos that are in no room', () => {
  expect(findMissingShots([shot('Kitchen')], [null, null])).toBeNull()
  expect(findMissingShots([shot('Kitchen')], [])).toBeNull()
  expect(shotListText([shot('Kitchen', 11), shot('Entry')])).toBe('Shot list: 12 shots')
})

test('believes the tick where photos have no such room, and the photos everywhere else', () => {
  const shots = [shot('Mailbox', 1, true), shot('Sign', 2), shot('Kitchen', 1, true)]
  expect(findMissingShots(shots, ['ENTRY'])).toEqual([
    { room: 'Sign', found: 0, count: 2 },
    { room: 'Kitchen', found: 0, count: 1 },
  ])
})

test('a long list ends with how many more there are', () => {
  const missing = Array.from({ length: 9 }, (_, index) => ({ room: `Room ${index}`, found: 0, count: 1 }))
  expect(missingShotsText(missing)).toBe(
    'Missing from the shot list: Room 0, Room 1, Room 2, Room 3, Room 4, and 4 more.',
  )
})
