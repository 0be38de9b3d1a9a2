import { describe, expect, test } from 'vitest'
import { readTimeZone } from '@/lib/platform/time-zones'
import { listCurrencies, listTimeZones } from './places'
import {
  describeCancellationTerms,
  describeCurrencyChange,
  findChoices,
  mailSender,
  readHours,
  readSender,
} from './rules'

const describeTerms = (freeCancelHours: number, lateCancelFeeCents: number, currency = 'USD') =>
  describeCancellationTerms({ freeCancelHours, lateCancelFeeCents, currency })

test.each([
  [24, 5000, 'Cancelling is free until 24 hours before the shoot. After that a fee of $50.00 applies.'],
  [1, 123_456, 'Cancelling is free until 1 hour before the shoot. After that a fee of $1,234.56 applies.'],
  [0, 5000, 'Cancelling is free until the shoot begins. After that a fee of $50.00 applies.'],
  [24, 0, 'Cancelling is free at any time.'],
])('%i hours and %i cents read as a sentence', (hours, cents, sentence) => {
  expect(describeTerms(hours, cents)).toBe(sentence)
})

test("the fee is in the studio's currency", () => {
  expect(describeTerms(24, 5000, 'EUR')).toContain('a fee of €50.00 applies')
})

test.each([
  [' 24 ', 24],
  ['0', 0],
  ['8760', 8760],
  ['8761', null],
  ['1.5', null],
  ['', null],
])('%j hours are read as %j', (typed, hours) => {
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
])('%j is read as the time zone %j', (typed, zone) => {
  expect(readTimeZone(typed)).toBe(zone)
})

test('every zone that is offered is taken, and says how far from UTC it is', () => {
  const zones = listTimeZones()
  expect(zones.filter(({ value }) => readTimeZone(value) !== value)).toEqual([])
  expect(zones.filter(({ label }) => !/ \(UTC(?:[+-]\d\d:\d\d)?\)$/.test(label))).toEqual([])
  expect(zones.find(({ value }) => value === 'Asia/Tokyo')?.label).toBe('Asia/Tokyo (UTC+09:00)')
})

test('every currency has a name', () => {
  expect(listCurrencies().filter(({ value, label }) => label === `${value}, ${value}`)).toEqual([])
})

test.each([
  ['USD', 'EUR', '$299.00 becomes €299.00'],
  ['USD', 'JPY', '$299.00 becomes ¥299'],
  ['JPY', 'KWD', '¥299 becomes KWD 299.000'],
])('from %s to %s prices keep their numbers', (from, to, sentence) => {
  expect(describeCurrencyChange(from, to).replaceAll('\u00a0', ' ')).toContain(`${sentence}. `)
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

describe('the From line of mails', () => {
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

  test('a deployment that names nobody is called by the studio', () => {
    expect(mailSender(studio(null, null), 'studio@northlight.test')).toBe(
      'Harbor Light <studio@northlight.test>',
    )
    expect(readSender('"Light, Inc." <a@b.test>')).toEqual({ name: 'Light, Inc.', address: 'a@b.test' })
  })
})
