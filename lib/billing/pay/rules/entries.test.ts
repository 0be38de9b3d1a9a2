import { expect, test } from 'vitest'
import { approvalProblem, entriesOf, sumUp } from './entries'

const line = (kind: 'SERVICE' | 'TRAVEL' | 'LATE_FEE', amountCents: number) => ({
  kind,
  description: kind,
  baseCents: 2 * amountCents,
  basisPoints: 5000,
  amountCents,
})
const earnings = {
  shoots: [
    {
      bookingId: 'one',
      earnedOn: '2026-06-02',
      lines: [line('SERVICE', 14_950), line('SERVICE', 9950), line('TRAVEL', 1200)],
    },
    { bookingId: 'two', earnedOn: '2026-06-03', lines: [line('LATE_FEE', 2500)] },
    { bookingId: 'three', earnedOn: '2026-06-04', lines: [line('SERVICE', 14_950)] },
  ],
  adjustments: [{ id: 'bonus', earnedOn: '2026-06-20', reason: 'Drone batteries', amountCents: -4000 }],
}
const totalCents = 39_550

test('a statement is summed up by kind', () => {
  const sums = sumUp(entriesOf(earnings))
  expect(sums).toEqual({
    shootCount: 2,
    serviceCents: 39_850,
    travelCents: 1200,
    lateFeeCents: 2500,
    adjustmentCents: -4000,
    totalCents,
  })
})

test.each([
  ['no terms', null, '2026-07-01', 'NO_TERMS'],
  ['its last day not reached', { ...earnings, totalCents }, '2026-06-29', 'NOT_OVER'],
  ['its last day', { ...earnings, totalCents }, '2026-06-30', null],
  ['nothing on it', { shoots: [], adjustments: [], totalCents: 0 }, '2026-07-01', 'NOTHING'],
  ['too large a deduction', { ...earnings, totalCents: -1 }, '2026-07-01', 'BELOW_ZERO'],
] as const)('a statement with %s', (_what, draft, today, problem) => {
  expect(approvalProblem(draft, '2026-06-30', today)).toBe(problem)
})
