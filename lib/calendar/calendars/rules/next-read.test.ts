import { expect, test } from 'vitest'
import { nextReadAfter } from './next-read'

test('backs off to an hour', () => {
  const at = new Date('2026-11-24T12:00:00Z')
  const minutes = [0, 1, 2, 3, 4, 500].map(
    (failures) => (nextReadAfter(failures, at).getTime() - at.getTime()) / 60_000,
  )
  expect(minutes).toEqual([4, 9, 19, 39, 59, 59])
})
