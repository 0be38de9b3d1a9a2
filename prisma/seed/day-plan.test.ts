import { expect, test } from 'vitest'
import { planDay, planSteps } from './day-plan'

const at = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
const everyMinute = Array.from({ length: 24 * 60 }, (_, minute) => minute)

test.each([
  ['00:03', ['due', 'due', 'due']],
  ['07:44', ['due', 'due', 'due']],
  ['08:00', ['under way', 'due', 'due']],
  ['10:30', ['done', 'under way', 'due']],
  ['12:07', ['done', 'under way', 'due']],
  ['15:14', ['done', 'under way', 'due']],
  ['17:30', ['done', 'done', 'under way']],
  ['23:50', ['done', 'done', 'done']],
])('at %s', (now, states) => {
  expect(planDay(at(now)).map(({ state }) => state)).toEqual(states)
})

test('from half past ten until a quarter past three, one shoot is done, one under way, and one due', () => {
  for (const now of everyMinute.filter((minute) => minute >= at('10:30') && minute < at('15:15')))
    expect(planDay(now).map(({ state }) => state)).toEqual(['done', 'under way', 'due'])
})

test('shoots stay within the day, in order, with time for the drive between them', () => {
  for (const now of everyMinute) {
    const stops = planDay(now)
    expect(stops[0]?.start).toBeGreaterThanOrEqual(at('07:30'))
    expect(stops.at(-1)?.end).toBeLessThanOrEqual(at('19:00'))
    for (const [index, { start }] of stops.entries())
      expect(start).toBeGreaterThanOrEqual((stops[index - 1]?.end ?? 0) + (index > 0 ? 15 : 0))
  }
})

test('nothing is recorded that is ahead', () => {
  for (const now of everyMinute)
    for (const stop of planDay(now))
      for (const time of Object.values(planSteps(stop))) expect(time ?? 0).toBeLessThanOrEqual(now)
})
