import { expect, test } from 'vitest'
import { homeDayInWords } from '@/lib/calendar/light/words'
import { readArc } from './arc'
import { findFrontSun } from './front-sun'
import { readSunDay } from './sun-day'
import { readSunPosition } from './sun-position'
import { firstStep, readSunSteps, toSpans } from './sun-steps'

const asheville = { latitude: 35.6, longitude: -82.55 }
const timeZone = 'America/New_York'
const southwest = 225
const day = readSunDay('2026-06-10', asheville, timeZone)
const arc = readArc(day, asheville, [], timeZone)

test('the sun is read every quarter of an hour from before dawn to after dusk', () => {
  const steps = readSunSteps(arc, asheville, southwest, timeZone)
  expect(steps[0]?.kind).toBe('dark')
  expect(steps.map(({ time }) => time)).toContain('13:30')
  const noon = steps.find(({ time }) => time === '13:30')
  expect(noon?.y).toBeLessThan(0.1)
  expect(steps.find(({ time }) => time === '08:00')?.kind).toBe('shade')
  expect(steps.find(({ time }) => time === '18:00')?.kind).toBe('sun')
})

test('what is shown first is the sun on the front, or noon where the front is unknown', () => {
  const steps = readSunSteps(arc, asheville, southwest, timeZone)
  const spans = toSpans(findFrontSun(day, asheville, southwest), day, arc)
  expect(steps[firstStep(steps, spans, day, arc)]?.kind).toBe('sun')
  const unknown = readSunSteps(arc, asheville, null, timeZone)
  expect(unknown[firstStep(unknown, [], day, arc)]?.time).toBe('13:30')
})

test('the day is described by its parts, and says nothing of a front that is not known', () => {
  const height = readSunPosition(day.solarNoon, asheville).height
  const front = findFrontSun(day, asheville, southwest)
  const parts = homeDayInWords(day, front, height, timeZone)
  expect(parts.map(({ part }) => part)).toEqual(['Morning', 'Noon', 'The front', 'Evening'])
  expect(parts[1]?.text).toMatch(/^The sun is highest at 1:\d\d PM, 77° above the horizon\.$/)
  expect(parts[2]?.text).toMatch(/^In the sun from 12:\d\d PM\.$/)
  expect(homeDayInWords(day, null, height, timeZone).map(({ part }) => part)).toEqual([
    'Morning',
    'Noon',
    'Evening',
  ])
})
