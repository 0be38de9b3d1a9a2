import { expect, test } from 'vitest'
import { readTimeZone } from '@/lib/platform/time/time-zones'
import { listCurrencies, listTimeZones } from '@/lib/studio/settings/rules/places'

test('every listed time zone is accepted and shows its offset', () => {
  const zones = listTimeZones()
  expect(zones.filter(({ value }) => readTimeZone(value) !== value)).toEqual([])
  expect(zones.filter(({ label }) => !/ \(UTC(?:[+-]\d\d:\d\d)?\)$/.test(label))).toEqual([])
  expect(zones.find(({ value }) => value === 'Asia/Tokyo')?.label).toBe('Asia/Tokyo (UTC+09:00)')
})

test('every currency has a name', () => {
  expect(listCurrencies().filter(({ value, label }) => label === `${value}, ${value}`)).toEqual([])
})
