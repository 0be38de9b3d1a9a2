import { expect, test } from 'vitest'
import { noProgress } from './progress'
import { stepsAhead } from './steps-ahead'

const shoot = {
  status: 'CONFIRMED',
  isDelivered: false,
  date: '2026-12-02',
  endTime: '16:00',
  progress: noProgress,
} as const
const before = { today: '2026-12-02', time: '14:30' }
const rest = ['delivery', 'payment']

test('a shoot is ahead until it has started, or its time is over', () => {
  expect(stepsAhead(shoot, false, before)).toEqual(['shoot', ...rest])
  const started = { ...shoot, progress: { ...noProgress, startedAt: new Date() } }
  expect(stepsAhead(started, false, before)).toEqual(rest)
  expect(stepsAhead(shoot, false, { ...before, time: '16:00' })).toEqual(rest)
  expect(stepsAhead({ ...shoot, status: 'COMPLETED' }, false, before)).toEqual(rest)
})

test('a request is approved first', () => {
  expect(stepsAhead({ ...shoot, status: 'PENDING' }, false, before)).toEqual(['approval', 'shoot', ...rest])
})

test('after the delivery only an unpaid invoice is ahead, and after a cancellation nothing', () => {
  const delivered = { ...shoot, status: 'COMPLETED', isDelivered: true } as const
  expect(stepsAhead(delivered, true, before)).toEqual(['payment'])
  expect(stepsAhead(delivered, false, before)).toEqual([])
  expect(stepsAhead({ ...shoot, status: 'CANCELLED' }, false, before)).toEqual([])
})
