import { expect, test } from 'vitest'
import { describeCheck, describeService, describeUndone, lineLabel } from './words'

const service = { row: 0, name: 'Photos', detail: '', problems: [] }

test('what an import leaves out is said for one service and for several', () => {
  expect(describeCheck({ newCount: 2, services: [] })).toEqual(['2 new services'])
  const services = (['known', 'repeated', 'unreadable'] as const).map((outcome) => ({ ...service, outcome }))
  expect(describeCheck({ newCount: 1, services })).toEqual([
    '1 new service',
    '2 skipped, because their names exist.',
    '1 service to correct, or to leave out.',
  ])
})

test('a service is described by what its sizes have in common', () => {
  const band = {
    upTo: 2000,
    priceCents: 19_900,
    durationMinutes: 60,
    photosIncluded: 25,
    turnaroundHours: null,
  }
  const values = {
    category: 'OTHER' as const,
    priceBasis: 'SQUARE_FEET' as const,
    priceCents: 19_900,
    currency: 'USD',
    duration: '1–2 hours',
    photosIncluded: null,
    extraPhotoCents: 0,
    bands: [band, { ...band, upTo: null, photosIncluded: 45, extraPhotoCents: 1000 }],
  }
  expect(describeService(values)).toBe(
    'from $199.00, 2 sizes, 1–2 hours, 25–45 photos, extra photos $10.00 each, Other media',
  )
  expect(describeService({ ...values, priceBasis: 'FIXED', bands: [], photosIncluded: 1 })).toBe(
    '$199.00, 1–2 hours, 1 photo, Other media',
  )
})

test('a text of a row is named by its column, its row and its size', () => {
  expect(lineLabel('price', { row: 2, size: 'up to 2,000' })).toBe('Price in row 3, up to 2,000')
  expect(lineLabel('size', { row: 2, size: 'Large' })).toBe('Size in row 3')
})

test('an undone import says what is still there', () => {
  expect(describeUndone({ deletedCount: 1, remainingCount: 0 })).toBe('1 service deleted.')
  expect(describeUndone({ deletedCount: 0, remainingCount: 2 })).toBe(
    '0 services deleted. Not deleted, because they were booked or a package or add-on uses them: 2.',
  )
})
