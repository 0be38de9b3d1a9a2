import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueOnOf, monthOf } from '@/lib/people/brokerages/rules/statement-period'
import { addDays } from '@/lib/platform/time/calendar-date'
import { isMonth, isOverdue, monthsSince, sumByAgent } from './rules'

describe('months', () => {
  test.each([
    ['2026-02-14', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('%s is in that from %s to %s', (date, startsOn, endsOn) => {
    expect(monthOf(date)).toEqual({ startsOn, endsOn })
    expect(isMonth({ startsOn, endsOn })).toBe(true)
    expect(isMonth({ startsOn, endsOn: addDays(endsOn, -1) })).toBe(false)
  })

  test('that are over are all those up to the one before today’s', () => {
    expect(monthsSince('2026-11-09', '2026-11-30')).toEqual([])
    expect(monthsSince('2026-11-30', '2026-12-01')).toEqual([monthOf('2026-11-30')])
    expect(monthsSince('2026-11-09', '2027-02-01').map(({ startsOn }) => startsOn)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ])
  })

  test('follow one another without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 800 }), (start, length) => {
        const date = addDays('1990-01-01', start)
        const months = monthsSince(date, addDays(date, length))
        for (const [index, month] of months.entries()) {
          expect(month.startsOn <= month.endsOn && isMonth(month)).toBe(true)
          if (index > 0) expect(addDays(months[index - 1]?.endsOn ?? '', 1)).toBe(month.startsOn)
        }
      }),
    )
  })
})

test('a statement is due some days after its period, and never before it is issued', () => {
  const november = monthOf('2026-11-01')
  expect(dueOnOf(november, 30, '2026-12-02')).toBe('2026-12-30')
  expect(dueOnOf(november, 0, '2026-12-02')).toBe('2026-12-02')
  expect(isOverdue('OPEN', '2026-12-30', '2026-12-30')).toBe(false)
  expect(isOverdue('OPEN', '2026-12-30', '2026-12-31')).toBe(true)
  expect(isOverdue('PAID', '2026-12-30', '2026-12-31')).toBe(false)
})

test.each([
  ['2026-06-12', 30, '2026-07-30'],
  ['2026-12-31', 0, '2026-12-31'],
  ['2028-02-01', 1, '2028-03-01'],
])('the month of %s, due after %i days, is due on %s', (today, days, expected) => {
  expect(dueOnOf(monthOf(today), days, today)).toBe(expected)
})

test('agents of the same name are apart', () => {
  const row = { agent: 'Ann Agent', amountCents: 100 }
  const rows = [
    { ...row, agentId: 'a' },
    { ...row, agentId: 'b' },
    { ...row, agentId: 'a' },
  ]
  expect(sumByAgent(rows)).toEqual([
    { agentId: 'a', agent: 'Ann Agent', count: 2, amountCents: 200 },
    { agentId: 'b', agent: 'Ann Agent', count: 1, amountCents: 100 },
  ])
})

test('the sums by agent add up to all rows', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          agentId: fc.constantFrom('a', 'b', 'c'),
          agent: fc.constantFrom('Ann', 'Ben'),
          amountCents: fc.nat(1_000_000),
        }),
      ),
      (rows) => {
        const sums = sumByAgent(rows)
        const total = (all: readonly { amountCents: number }[]) =>
          all.reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(total(sums)).toBe(total(rows))
        expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
      },
    ),
  )
})
