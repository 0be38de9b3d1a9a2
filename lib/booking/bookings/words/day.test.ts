import { expect, it } from 'vitest'
import { dayText, homeLead, leftText, nextStopText, seeDayText, untilText } from './day'

it('sums up the day in a sentence', () => {
  expect(homeLead({ left: 0, total: 0, late: 0 })).toBe('No shoots today.')
  expect(homeLead({ left: 2, total: 3, late: 1 })).toBe('2 shoots left today. 1 delivery is late.')
  expect(homeLead({ left: 1, total: 1, late: 2 })).toBe('1 shoot left today. 2 deliveries are late.')
  expect(homeLead({ left: 0, total: 1, late: 0 })).toBe("Today's shoot is done.")
  expect(homeLead({ left: 0, total: 3, late: 0 })).toBe('3 shoots today, all done.')
})

it('counts minutes down, and up once it is late', () => {
  expect([46, 60, 80, 0, -4].map(untilText)).toEqual([
    'in 46 min',
    'in 1 h',
    'in 1 h 20 min',
    'now',
    '4 min late',
  ])
  expect([48, -75].map(leftText)).toEqual(['48 min left', '1 h 15 min over'])
})

it('names the stop, and the day if it is another', () => {
  expect(nextStopText('ahead', { number: 2, count: 3 })).toBe('Next stop · 2 of 3')
  expect(nextStopText('running', { number: 1, count: 1 })).toBe('Under way')
  expect(dayText('2026-06-11', '2026-06-11')).toBe('Tomorrow, June 11')
  expect(dayText('2026-06-12', '2026-06-11')).toBe('Friday, June 12')
  expect(seeDayText('2026-06-12', '2026-06-11')).toBe('See Friday')
})
