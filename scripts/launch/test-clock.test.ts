import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { setClock } from './test-clock'

const startedAt = new Date('2027-03-14T04:00:00Z')
/** A file that exists stands for the library. */
const library = fileURLToPath(import.meta.url)

test('the clock is set forward to a time in the zone of the studio', () => {
  const expected = { LD_PRELOAD: library, FAKETIME: '+3780s' }
  expect(setClock('2027-03-14T00:03', startedAt, ['/missing', library])).toMatchObject(expected)
  // Clocks skip two to three o'clock that night.
  const afterTheGap = { FAKETIME: '+10800s' }
  expect(setClock('2027-03-14T03:00', startedAt, [library])).toMatchObject(afterTheGap)
})

test('what is not a time, and a time in the past, are refused', () => {
  expect(() => setClock('tomorrow', startedAt, [library])).toThrow('"tomorrow" isn\'t a time.')
  expect(() => setClock('2027-03-13T22:59', startedAt, [library])).toThrow('is past')
})

test('without libfaketime, the run says what to install', () => {
  expect(() => setClock('2027-03-14T00:03', startedAt, ['/missing'])).toThrow('--clock needs libfaketime')
})
