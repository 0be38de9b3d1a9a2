import { expect, test } from 'vitest'
import { suggestTime } from './suggest-time'

const asheville = { position: { latitude: 35.6, longitude: -82.55 }, timeZone: 'America/New_York' }
const visit = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime })
const [morning, afternoon] = [
  visit('2026-12-01', '09:00', '10:00'),
  visit('2026-12-02', '13:00', '14:00'),
] as const

test('suggests the time with sun on the front, also of a later day', () => {
  expect(suggestTime([morning, afternoon], { ...asheville, facing: 225 }, false)).toEqual({
    visit: afternoon,
    reason: 'light',
  })
})

test('suggests dusk for twilight photos', () => {
  const dusk = visit('2026-12-03', '16:50', '17:50')
  expect(suggestTime([morning, dusk], { ...asheville, facing: null }, true)).toEqual({
    visit: dusk,
    reason: 'dusk',
  })
})

test('suggests the soonest time if nothing distinguishes them, or the place is unknown', () => {
  const soonest = { visit: morning, reason: 'soonest' }
  expect(suggestTime([morning, afternoon], { ...asheville, facing: null }, false)).toEqual(soonest)
  expect(suggestTime([morning, afternoon], null, true)).toEqual(soonest)
  expect(suggestTime([], null, false)).toBeNull()
})

test('compares the next seven days with times', () => {
  const mornings = [1, 2, 3, 4, 5, 6, 7].map((day) => visit(`2026-12-0${day}`, '09:00', '10:00'))
  const late = visit('2026-12-08', '13:00', '14:00')
  const suggested = suggestTime([...mornings, late], { ...asheville, facing: 225 }, false)
  expect(suggested?.visit).not.toBe(late)
})
