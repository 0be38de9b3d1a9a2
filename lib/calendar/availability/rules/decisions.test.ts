import { describe, expect, test } from 'vitest'
import type { FreeColleague } from '@/lib/calendar/availability/schema/blocked-days'
import { colleaguesFor, countDays, isPossible, proposeDecisions } from './decisions'

const colleague = (profileId: string, bufferMinutes = 0): FreeColleague => ({
  profileId,
  fullName: profileId,
  bufferMinutes,
  hasOpenSlots: false,
})
const shoot = (bookingId: string, startTime: string, endTime: string, colleagues: FreeColleague[]) => ({
  bookingId,
  date: '2026-06-12',
  startTime,
  endTime,
  colleagues,
})

describe('proposed decisions', () => {
  test('the first free colleague, else cancellation', () => {
    const shoots = [
      shoot('one', '09:00', '12:00', [colleague('ada'), colleague('ben')]),
      shoot('two', '13:00', '15:00', []),
    ]
    expect(proposeDecisions(shoots)).toEqual({ one: 'ada', two: null })
  })

  test('two shoots closer than the buffer are never assigned to the same colleague', () => {
    const team = [colleague('ada', 30), colleague('ben')]
    const shoots = [shoot('one', '09:00', '12:00', team), shoot('two', '12:00', '15:00', team)]
    expect(proposeDecisions(shoots)).toEqual({ one: 'ada', two: 'ben' })
    const far = [shoot('one', '09:00', '12:00', team), shoot('two', '12:30', '15:00', team)]
    expect(proposeDecisions(far)).toEqual({ one: 'ada', two: 'ada' })
  })

  test('an earlier decision is preserved while it is possible, regardless of the order of shoots', () => {
    const team = [colleague('ada', 30)]
    const shoots = [shoot('one', '09:00', '12:00', team), shoot('two', '12:00', '15:00', team)]
    expect(proposeDecisions(shoots, { two: 'ada' })).toEqual({ one: null, two: 'ada' })
    expect(proposeDecisions(shoots, { one: null, two: 'gone' })).toEqual({ one: null, two: 'ada' })
    expect(proposeDecisions(shoots, { other: 'ada' })).toEqual({ one: 'ada', two: null })
  })
})

test('a decision for a colleague who is not free, or a missing one, is not possible', () => {
  const shoots = [shoot('one', '09:00', '12:00', [colleague('ada')])]
  const [one] = shoots
  if (!one) throw new Error('expected one shoot')
  expect(isPossible(one, shoots, { one: 'ada' })).toBe(true)
  expect(isPossible(one, shoots, { one: null })).toBe(true)
  expect(isPossible(one, shoots, { one: 'ben' })).toBe(false)
  expect(isPossible(one, shoots, {})).toBe(false)
  expect(colleaguesFor(one, shoots, { one: 'ada' })).toHaveLength(1)
})

test('a range includes both of its ends', () => {
  expect(countDays({ fromDate: '2026-06-12', untilDate: '2026-06-12' })).toBe(1)
  expect(countDays({ fromDate: '2026-10-31', untilDate: '2026-11-02' })).toBe(3)
})
