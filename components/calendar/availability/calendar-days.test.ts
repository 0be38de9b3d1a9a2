import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatWeekday } from '@/lib/platform/time/calendar-date'
import { addMonths, lastOfMonth, weekOf, weeksOfMonth, within } from './calendar-days'

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

test('a month is split into whole weeks from Sunday, with every day once and in order', () => {
  fc.assert(
    fc.property(date, (day) => {
      const weeks = weeksOfMonth(day)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7 && formatWeekday(week[0] ?? '') === 'Sunday')).toBe(true)
      expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)))
      const ofMonth = days.filter((one) => one.slice(0, 7) === day.slice(0, 7))
      expect(ofMonth[0]?.slice(8)).toBe('01')
      expect(ofMonth.at(-1)).toBe(lastOfMonth(day))
      expect(weekOf(day)).toContain(day)
    }),
  )
})

test('adding a month gives a day of the next month and skips none', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  fc.assert(
    fc.property(date, (day) => {
      expect(addMonths(day, 1).slice(0, 7)).toBe(addDays(lastOfMonth(day), 1).slice(0, 7))
    }),
  )
})

test('a day outside a span is clamped to its nearer end', () => {
  expect(within('2026-06-01', '2026-06-10', '2026-06-30')).toBe('2026-06-10')
  expect(within('2026-07-01', '2026-06-10', '2026-06-30')).toBe('2026-06-30')
  expect(within('2026-06-12', '2026-06-10', '2026-06-30')).toBe('2026-06-12')
})
