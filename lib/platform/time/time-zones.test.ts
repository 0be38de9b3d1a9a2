import { expect, test } from 'vitest'
import { readTimeZone } from '@/lib/platform/time/time-zones'

test.each([
  ['America/New_York', 'America/New_York'],
  [' europe/berlin ', 'Europe/Berlin'],
  ['US/Eastern', 'America/New_York'],
  ['UTC', 'UTC'],
  ['+05:00', null],
  ['EST5EDT4', null],
  ['Mars/Olympus', null],
  ['', null],
])('%j is parsed as the time zone %j', (typed, zone) => {
  expect(readTimeZone(typed)).toBe(zone)
})
