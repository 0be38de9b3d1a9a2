import { expect, test } from 'vitest'
import { describeOpenHouse } from './open-house-words'

const today = '2026-06-10'

test.each([
  ['2026-06-10', '13:00', '15:00', 'Today, 1 to 3 PM'],
  ['2026-06-11', '09:30', '11:00', 'Tomorrow, 9:30 to 11 AM'],
  ['2026-06-13', '11:00', '13:00', 'This Saturday, 11 AM to 1 PM'],
  ['2026-06-16', '12:00', '12:45', 'This Tuesday, 12 to 12:45 PM'],
  ['2026-06-17', '13:00', '15:00', 'Wednesday, June 17, 1 to 3 PM'],
])('an open house on %s from %s to %s is "%s"', (date, startTime, endTime, text) => {
  expect(describeOpenHouse({ date, startTime, endTime }, today)).toBe(text)
})
