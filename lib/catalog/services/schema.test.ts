import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ServiceDraft } from '@/lib/catalog/services/schema/editing'
import { negativeAmountText } from '@/lib/platform/words'
import { inBand, minutesDisagree, uncountedPhotosText, wholeMinutesText } from './words/editor'

const draft: z.input<typeof ServiceDraft> = {
  name: 'House Tour',
  description: 'A walk-through film.',
  duration: '2-3 hours',
  durationMinutes: '180',
  light: 'ANY',
  usesDrone: false,
  showsExterior: false,
  revisionRounds: '2',
  price: ['USD', '399.00'],
  extraRound: ['USD', '25.00'],
  extraPhoto: ['USD', '0'],
  active: true,
}

const problemsOf = (change: Partial<z.input<typeof ServiceDraft>>) =>
  ServiceDraft.safeParse({ ...draft, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('a price is parsed in the currency it was entered in', () => {
  expect(ServiceDraft.parse(draft).price).toEqual({ cents: 39_900, currency: 'USD' })
  expect(ServiceDraft.parse({ ...draft, price: ['JPY', '399'] }).price).toEqual({
    cents: 399,
    currency: 'JPY',
  })
})

test.each([
  ['', 'Enter an amount such as 498.00'],
  ['199.0o', 'Enter an amount such as 498.00'],
  ['-1', negativeAmountText],
  ['12,50', "“12,50” isn't clear. Did you mean $12.50 or $1,250.00?"],
  ['1000000', 'The amount is at most $999,999.99'],
])('the price %j is rejected', (price, message) => {
  expect(problemsOf({ price: ['USD', price] })).toEqual([['price', message]])
})

test.each([
  ['', wholeMinutesText],
  ['1.5', wholeMinutesText],
  ['-1', wholeMinutesText],
  ['1441', 'At most 1440 minutes'],
])('%j minutes are rejected', (durationMinutes, message) => {
  expect(problemsOf({ durationMinutes })).toEqual([['durationMinutes', message]])
})

test('texts are trimmed, required, and limited', () => {
  expect(ServiceDraft.parse({ ...draft, name: '  House Tour ' }).name).toBe('House Tour')
  expect(problemsOf({ name: ' ', description: '', duration: '' })).toEqual([
    ['name', 'Name is required'],
    ['description', 'Description is required'],
    ['duration', 'Duration is required'],
  ])
  expect(problemsOf({ name: 'x'.repeat(101) })).toEqual([['name', 'Name must be at most 100 characters']])
})

test('the minutes must match a duration given in hours or minutes', () => {
  const message = minutesDisagree('2-3 hours', { min: 120, max: 180 })
  for (const durationMinutes of ['0', '119', '181']) {
    expect(problemsOf({ durationMinutes })).toEqual([['durationMinutes', message]])
  }
  expect(ServiceDraft.parse({ ...draft, durationMinutes: '150' }).durationMinutes).toBe(150)
  const staging = { ...draft, duration: '3-5 business days', durationMinutes: '0' }
  expect(ServiceDraft.parse(staging).durationMinutes).toBe(0)
})

test('extra photos have a price only if the number included is known', () => {
  const extraPhoto: [string, string] = ['USD', '10.00']
  const band = {
    upTo: '',
    price: ['USD', '100'],
    durationMinutes: '60',
    photosIncluded: '',
    turnaroundHours: '',
  }
  const problem = [['extraPhoto', uncountedPhotosText]]
  expect(problemsOf({ extraPhoto })).toEqual(problem)
  expect(problemsOf({ extraPhoto, photosIncluded: '25' })).toBeUndefined()
  expect(problemsOf({ extraPhoto, priceBasis: 'SQUARE_FEET', bands: [band] })).toEqual(problem)
  const counted = [{ ...band, photosIncluded: '45' }]
  expect(problemsOf({ extraPhoto, priceBasis: 'SQUARE_FEET', bands: counted })).toBeUndefined()
})

test("a band's own price of an extra photo needs the number that it includes", () => {
  const extraPhoto: [string, string] = ['USD', '12.00']
  const band = { upTo: '2500', price: ['USD', '100'], durationMinutes: '60', turnaroundHours: '' }
  const bands = [
    { ...band, photosIncluded: '35', extraPhoto },
    { ...band, upTo: '', photosIncluded: '', extraPhoto },
  ]
  const change = { priceBasis: 'SQUARE_FEET' as const, bands }
  expect(problemsOf(change)).toEqual([['bands.1.photosIncluded', inBand(1, uncountedPhotosText)]])
  const counted = { ...change, bands: bands.map((one) => ({ ...one, photosIncluded: '35' })) }
  expect(problemsOf(counted)).toBeUndefined()
  const free: [string, string] = ['USD', '0']
  expect(problemsOf({ ...change, bands: bands.map((one) => ({ ...one, extraPhoto: free })) })).toBeUndefined()
})
