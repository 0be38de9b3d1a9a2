import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenMinutes } from '@/lib/catalog/services/rules/duration'
import { readDuration } from './read-duration'

describe('a duration', () => {
  test.each([
    ['2-3 hours', '2-3 hours', 180],
    ['90 min', '90 min', 90],
    ['1.5 hrs', '1.5 hrs', 90],
    ['60', '60 minutes', 60],
    ['1', '1 minute', 1],
    ['1:30', '90 minutes', 90],
    ['1h 30m', '90 minutes', 90],
    ['1 hour 15 minutes', '75 minutes', 75],
    ['1.33 hours', '80 minutes', 80],
    ['3-5 business days', '3-5 business days', 0],
    ['0', '0 minutes', 0],
  ])('reads “%s”', (text, written, minutes) => {
    expect(readDuration(text)).toEqual({ text: written, minutes })
  })

  test.each(['', 'soon', '30 hours', '9999', '1:75', '-60'])('doesn’t read “%s”', (text) => {
    expect(readDuration(text)).toBeNull()
  })

  test('agrees with the minutes that its text says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1440 }),
        fc.constantFrom('', ' min', ' minutes'),
        (minutes, unit) => {
          const read = readDuration(`${minutes}${unit}`)
          expect(writtenMinutes(read?.text ?? '')).toEqual({ min: minutes, max: minutes })
          expect(read?.minutes).toBe(minutes)
        },
      ),
    )
  })
})
