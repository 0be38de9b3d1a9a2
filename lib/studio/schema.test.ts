import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CancellationTerms } from './schema'

const problemsOf = (freeCancelHours: string, lateCancelFeeCents: string) =>
  CancellationTerms.safeParse({ freeCancelHours, lateCancelFeeCents }).error?.issues.map(({ path }) =>
    path.join('.'),
  )

test('takes whole hours up to a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (hours) => {
      const isTaken = problemsOf(String(hours), '50.00') === undefined
      expect(isTaken).toBe(hours <= 8760)
    }),
  )
})

test.each([
  ['', '50.00', 'freeCancelHours'],
  ['1.5', '50.00', 'freeCancelHours'],
  ['-1', '50.00', 'freeCancelHours'],
  ['24', '', 'lateCancelFeeCents'],
  ['24', '1000000', 'lateCancelFeeCents'],
])('%j hours and %j dollars are refused under %s', (hours, fee, field) => {
  expect(problemsOf(hours, fee)).toEqual([field])
})

test('reads dollars as cents', () => {
  expect(CancellationTerms.parse({ freeCancelHours: ' 24 ', lateCancelFeeCents: '$1,050.5' })).toEqual({
    freeCancelHours: 24,
    lateCancelFeeCents: 105_050,
  })
})
