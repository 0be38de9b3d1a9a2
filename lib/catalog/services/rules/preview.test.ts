import { expect, test } from 'vitest'
import type { BandTexts, ServiceTexts } from '@/lib/catalog/services/schema/editing'
import { exampleRange, findRowKey, priceExample, readDraft } from './preview'

const row: BandTexts = {
  key: 'a',
  upTo: '1,500',
  price: '225',
  durationMinutes: '60',
  photosIncluded: '28',
  extraPhoto: '',
  turnaroundHours: '24',
}
const rows = [
  row,
  { ...row, key: 'b', upTo: '3500', price: '350.00', photosIncluded: '45', extraPhoto: '12' },
]
const draft: ServiceTexts = {
  name: 'Listing Photos',
  description: 'Photos.',
  duration: '1-2 hours',
  durationMinutes: '',
  light: 'ANY',
  usesDrone: false,
  showsExterior: false,
  revisionRounds: '2',
  price: '',
  extraRound: '0',
  extraPhoto: '10',
  active: true,
  priceBasis: 'SQUARE_FEET',
  countsBasement: true,
  countsDetached: true,
  turnaroundHours: '',
  photosIncluded: '',
  kind: 'SERVICE',
  linkedIds: [],
  automaticDays: [],
  shots: '',
  bands: rows,
}
const context = { id: 'new', category: 'REAL_ESTATE', currency: 'USD', services: [] } as const

test('a draft is priced for an example as a booking would be', () => {
  const service = readDraft(draft, context)
  expect(priceExample(service, 3200)).toMatchObject({
    state: 'priced',
    priceCents: 35_000,
    durationMinutes: 60,
    photosIncluded: 45,
    extraPhotoCents: 1200,
  })
  expect(priceExample(service, 1500)).toMatchObject({ priceCents: 22_500, extraPhotoCents: 1000 })
  expect(priceExample(service, 3501)).toMatchObject({ state: 'too-large' })
  const each = readDraft({ ...draft, priceBasis: 'EACH', price: '20' }, context)
  expect(priceExample(each, 3)).toMatchObject({ priceCents: 6000, bands: [] })
})

test('what cannot be read yet is left out of the preview', () => {
  const typing = { ...draft, bands: [...rows, { ...row, key: 'c', upTo: '5 000 ft', price: 'x' }] }
  expect(readDraft(typing, context).bands).toHaveLength(2)
  const fixed = { ...draft, priceBasis: 'FIXED', price: 'soon', durationMinutes: 'one' } as const
  expect(readDraft(fixed, context)).toMatchObject({ priceCents: 0, durationMinutes: 0, photosIncluded: null })
})

test('the row of a size is the lowest that reaches it', () => {
  expect(findRowKey(rows.toReversed(), 1500)).toBe('a')
  expect(findRowKey(rows, 1501)).toBe('b')
  expect(findRowKey(rows, 3501)).toBeNull()
  expect(findRowKey([...rows, { ...row, key: 'open', upTo: '' }], 9000)).toBe('open')
})

test('sizes beyond the largest limit can be tried', () => {
  expect(exampleRange('FIXED', rows)).toBeNull()
  expect(exampleRange('SQUARE_FEET', rows)).toMatchObject({ max: 6000, first: 3200 })
  expect(exampleRange('SQUARE_FEET', [{ ...row, upTo: '9,000' }])).toMatchObject({ max: 10_000 })
})
