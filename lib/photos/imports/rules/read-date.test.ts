import { expect, test } from 'vitest'
import { areDaysFirst, readDate } from './read-date'

const read = (text: string, dayFirst = false) => readDate(text, { dayFirst })

test.each([
  '2023-06-30',
  '2023-06-30T14:00:00Z',
  '2023/6/30 09:00',
  '6/30/2023',
  '06-30-23',
  '30.06.2023',
  'June 30, 2023',
  'Fri, Jun 30 2023',
  '30 June 2023',
  '30-Jun-2023',
])('reads %s', (text) => expect(read(text)).toBe('2023-06-30'))

test.each(['', 'in June', '13/13/2023', '2/30/2023', '2023-02-30', '45107', 'Foo 3, 2023'])(
  'reads no date in %j',
  (text) => expect(read(text)).toBeNull(),
)

test('numbers begin with the month, unless one of the column shows that they begin with the day', () => {
  expect(read('4/5/2023')).toBe('2023-04-05')
  expect(read('4/5/2023', true)).toBe('2023-05-04')
  expect(areDaysFirst(['4/5/2023', '30/5/2023'])).toBe(true)
  expect(areDaysFirst(['4/5/2023', '5/30/2023', '2023-06-30'])).toBe(false)
})
