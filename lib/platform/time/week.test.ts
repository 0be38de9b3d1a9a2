import { afterEach, expect, test, vi } from 'vitest'
import { firstWeekday, weekdaysInOrder, weekdaysInWords } from './week'

afterEach(() => {
  vi.unstubAllGlobals()
})

const firstDays = [
  ['en-US', 7],
  ['en', 7],
  ['en-GB', 1],
  ['de-DE', 1],
  ['pt-BR', 7],
  ['ja-JP', 7],
] as const

test.each(firstDays)('the week of %s begins on day %i', (locale, day) => {
  expect(firstWeekday(locale)).toBe(day)
})

test.each(firstDays)('and so it does where the engine knows nothing of weeks: %s', (locale, day) => {
  const Known = Intl.Locale
  class Plain {
    readonly known: Intl.Locale
    constructor(tag: string) {
      this.known = new Known(tag)
    }
    maximize() {
      return this.known.maximize()
    }
  }
  vi.stubGlobal('Intl', { ...Intl, Locale: Plain })
  expect(firstWeekday(locale)).toBe(day)
})

test('the weekdays follow each other from the first', () => {
  expect(weekdaysInOrder('en-US')).toEqual([7, 1, 2, 3, 4, 5, 6])
  expect(weekdaysInOrder('de-DE')).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('three or more weekdays in a row are a range', () => {
  expect(weekdaysInWords([3, 1])).toBe('Mon, Wed')
  expect(weekdaysInWords([1, 2, 4, 5, 6])).toBe('Mon, Tue, Thu–Sat')
})
