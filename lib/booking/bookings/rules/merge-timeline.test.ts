import { expect, test } from 'vitest'
import { mergeTimeline } from './merge-timeline'

const event = (title: string, at: string) => ({ id: title, at, title, detail: null, href: null })

test('sorts by time, and keeps the given order for events at the same moment', () => {
  const sent = '2026-06-14T15:00:00.000Z'
  const merged = mergeTimeline(
    [event('Booked', '2026-06-01T09:00:00.000Z'), event('Completed', sent)],
    [event('Photos delivered', sent), event('Photos added', '2026-06-20T08:00:00.000Z')],
    [
      event('Invoiced', sent),
      event('Paid', '2026-06-15T10:00:00.000Z'),
      event('Refunded', '2026-06-21T08:00:00.000Z'),
    ],
  )
  expect(merged.map(({ title }) => title)).toEqual([
    'Booked',
    'Completed',
    'Photos delivered',
    'Invoiced',
    'Paid',
    'Photos added',
    'Refunded',
  ])
})

test('is empty without events', () => {
  expect(mergeTimeline([], [])).toEqual([])
})
