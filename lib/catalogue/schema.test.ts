import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsToInput, formatCents, maximumCents } from '@/lib/platform/money'
import { ServiceDraft } from './schema'

const draft = {
  name: 'House Tour',
  description: 'A walk-through film.',
  duration: '2-3 hours',
  durationMinutes: '180',
  priceCents: '399.00',
  active: true,
}

const problemsOf = (change: Partial<typeof draft>) =>
  ServiceDraft.safeParse({ ...draft, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('every sum a person can type as dollars is read as exactly those cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maximumCents }), (cents) => {
      for (const priceCents of [centsToInput(cents), formatCents(cents), ` ${centsToInput(cents)} `]) {
        expect(ServiceDraft.parse({ ...draft, priceCents }).priceCents).toBe(cents)
      }
    }),
  )
})

test('whatever is typed as a price becomes whole cents within the limit, or is refused under its field', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.float().map(String), fc.integer().map(String)), (priceCents) => {
      const read = ServiceDraft.safeParse({ ...draft, priceCents })
      if (read.success) {
        expect(Number.isSafeInteger(read.data.priceCents)).toBe(true)
        expect(read.data.priceCents).toBeGreaterThanOrEqual(0)
        expect(read.data.priceCents).toBeLessThanOrEqual(maximumCents)
      } else {
        expect(read.error.issues.map(({ path }) => path.join('.'))).toEqual(['priceCents'])
      }
    }),
  )
})

test.each(['', '199.0o', '-1', '1.999', '1000000', '1e3'])('%j is no price', (priceCents) => {
  expect(problemsOf({ priceCents })).toEqual([['priceCents', 'Enter an amount up to 999,999.99']])
})

test.each([
  ['', 'Enter whole minutes'],
  ['1.5', 'Enter whole minutes'],
  ['-1', 'Enter whole minutes'],
  ['1441', 'At most 1440 minutes'],
])('%j minutes are refused', (durationMinutes, message) => {
  expect(problemsOf({ durationMinutes })).toEqual([['durationMinutes', message]])
})

test('texts are trimmed, required and limited', () => {
  expect(ServiceDraft.parse({ ...draft, name: '  House Tour ' }).name).toBe('House Tour')
  expect(problemsOf({ name: ' ', description: '', duration: '' })).toEqual([
    ['name', 'Name is required'],
    ['description', 'Description is required'],
    ['duration', 'Duration is required'],
  ])
  expect(problemsOf({ name: 'x'.repeat(101) })).toEqual([['name', 'Name must be at most 100 characters']])
})
