import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dateFromDatabase,
  dateToDatabase,
  formatDate,
  formatMonth,
  formatMonthAndYear,
  formatShortDay,
  formatTwelveHour,
  formatWeekday,
  timeFromDatabase,
  timeToDatabase,
  twelveHourRange,
  weekdayOf,
} from './calendar-date'

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map(dateFromDatabase)

test('dates and times survive the database', () => {
  fc.assert(fc.property(date, (day) => dateFromDatabase(dateToDatabase(day)) === day))
  expect(timeFromDatabase(timeToDatabase('09:05'))).toBe('09:05')
})

test('adding days and taking them away leads back, also across summer time', () => {
  fc.assert(
    fc.property(
      date,
      fc.integer({ min: -1000, max: 1000 }),
      (day, days) => addDays(addDays(day, days), -days) === day,
    ),
  )
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('a week runs from Monday to Sunday', () => {
  expect(['2026-06-08', '2026-06-13', '2026-06-14'].map(weekdayOf)).toEqual([1, 6, 7])
})

test('dates are shown in English, with a zero-padded day', () => {
  expect(formatDate('2026-06-09')).toBe('June 09, 2026')
  expect(formatWeekday('2026-06-09')).toBe('Tuesday')
  expect(formatMonth('2026-09-30')).toBe('Sep')
  expect(formatMonthAndYear('2026-09-30')).toBe('September 2026')
})

test('a time is shown in twelve hours, and a day briefly', () => {
  expect(['00:00', '00:05', '09:00', '11:59', '12:00', '13:30', '23:59'].map(formatTwelveHour)).toEqual([
    '12:00 AM',
    '12:05 AM',
    '9:00 AM',
    '11:59 AM',
    '12:00 PM',
    '1:30 PM',
    '11:59 PM',
  ])
  expect(twelveHourRange({ startTime: '09:00', endTime: '13:30' })).toBe('9:00 AM – 1:30 PM')
  expect(formatShortDay('2026-12-04')).toBe('Fri, Dec 4')
})
