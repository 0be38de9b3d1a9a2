import { describe, expect, test } from 'vitest'
import { readTimeZone } from '@/lib/platform/time-zones'
import { listCurrencies, listTimeZones } from './places'
import { findChoices, mailSender, readHours, readSender } from './rules'

test.each([
  [' 24 ', 24],
  ['0', 0],
  ['8760', 8760],
  ['8761', null],
  ['1.5', null],
  ['', null],
])('%j hours are parsed as %j', (typed, hours) => {
  expect(readHours(typed)).toBe(hours)
})

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

test('every listed time zone is accepted and shows its offset', () => {
  const zones = listTimeZones()
  expect(zones.filter(({ value }) => readTimeZone(value) !== value)).toEqual([])
  expect(zones.filter(({ label }) => !/ \(UTC(?:[+-]\d\d:\d\d)?\)$/.test(label))).toEqual([])
  expect(zones.find(({ value }) => value === 'Asia/Tokyo')?.label).toBe('Asia/Tokyo (UTC+09:00)')
})

test('every currency has a name', () => {
  expect(listCurrencies().filter(({ value, label }) => label === `${value}, ${value}`)).toEqual([])
})

test.each([
  ['new york', ['America/New York']],
  ['YORK', ['America/New York']],
  ['america york', ['America/New York']],
  ['berlin york', []],
  ['', ['America/New York', 'Europe/Berlin']],
])('%j finds %j', (typed, found) => {
  const choices = [
    { value: 'America/New_York', label: 'America/New York' },
    { value: 'Europe/Berlin', label: 'Europe/Berlin' },
  ]
  expect(findChoices(choices, typed).map(({ label }) => label)).toEqual(found)
})

describe('the From header of emails', () => {
  const fallback = 'Northlight <studio@northlight.test>'
  const studio = (mailSenderName: string | null, mailSenderAddress: string | null) => ({
    name: 'Harbor Light',
    mailSenderName,
    mailSenderAddress,
  })
  test.each([
    [null, null, fallback],
    ['Harbor Light', null, 'Harbor Light <studio@northlight.test>'],
    [null, 'hello@harbor.test', 'Northlight <hello@harbor.test>'],
    ['Harbor, Light & Co.', 'hello@harbor.test', '"Harbor, Light & Co." <hello@harbor.test>'],
    ['Größe Ölmühle', null, 'Größe Ölmühle <studio@northlight.test>'],
  ])('%j and %j', (name, address, line) => {
    expect(mailSender(studio(name, address), fallback)).toBe(line)
  })

  test("without a configured name the studio's name is used", () => {
    expect(mailSender(studio(null, null), 'studio@northlight.test')).toBe(
      'Harbor Light <studio@northlight.test>',
    )
    expect(readSender('"Light, Inc." <a@b.test>')).toEqual({ name: 'Light, Inc.', address: 'a@b.test' })
  })
})
