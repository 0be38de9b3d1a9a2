import { expect, test } from 'vitest'
import { calendarDate } from './date-schema'

test.each(['0001-01-01', '2028-02-29', '9998-12-31'])('accepts %s', (date) => {
  expect(calendarDate().parse(date)).toBe(date)
})

test.each(['0000-01-01', '0000-12-31', '9999-01-01', '2027-02-29', '27-01-01', ''])(
  'rejects "%s" with the given text',
  (date) => {
    expect(calendarDate('Enter a date').safeParse(date).error?.issues[0]?.message).toBe('Enter a date')
  },
)
