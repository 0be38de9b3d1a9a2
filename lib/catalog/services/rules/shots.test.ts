import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countShots, parseShots, shotKey, toShotLines } from './shots'

test.each([
  ['Front exterior', 'Front exterior', 1],
  ['2 Kitchen', 'Kitchen', 2],
  ['2x Kitchen', 'Kitchen', 2],
  ['12 × Living room', 'Living room', 12],
  ['Kitchen x2', 'Kitchen', 2],
  ['Kitchen X 2', 'Kitchen', 2],
  ['Kitchen ×3', 'Kitchen', 3],
  // Numbers that are part of a name.
  ['Bedroom 2', 'Bedroom 2', 1],
  ['Annex 2', 'Annex 2', 1],
  ['360°', '360°', 1],
  ['2-car garage', '2-car garage', 1],
  ['0 Kitchen', '0 Kitchen', 1],
  ['100 Main Street', '100 Main Street', 1],
  ['2', '2', 1],
])('%s', (line, room, count) => {
  expect(parseShots([line])).toEqual([{ room, count }])
})

test('the same room is listed once, as it is named first, with all its photos', () => {
  expect(parseShots(['2 Kitchen', 'Entry', 'KITCHEN', 'kitchen x3'])).toEqual([
    { room: 'Kitchen', count: 6 },
    { room: 'Entry', count: 1 },
  ])
})

test('lines are trimmed, and empty ones left out', () => {
  expect(toShotLines('\n  2  Kitchen \r\n\n\tEntry\n')).toEqual(['2 Kitchen', 'Entry'])
  expect(toShotLines('')).toEqual([])
})

test('every line is in the list, and no room twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 })), (typed) => {
      const lines = toShotLines(typed.join('\n'))
      const shots = parseShots(lines)
      expect(new Set(shots.map(({ room }) => shotKey(room))).size).toBe(shots.length)
      expect(shots.every(({ room }) => room.trim() !== '')).toBe(true)
      expect(countShots(shots)).toBeGreaterThanOrEqual(lines.length)
    }),
  )
})
