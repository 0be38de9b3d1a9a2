import { describe, expect, test } from 'vitest'
import {
  alreadyNotifiedText,
  alreadyStartedText,
  cantUndoText,
  notConfirmedText,
  notOnDayText,
  notStartedText,
  shootOverText,
} from '@/lib/booking/bookings/words/progress'
import { mapAddress, phoneAddress } from './day-links'
import { expectArrival, nextStep, noProgress, whyNotStep, whyNotUndo } from './progress'

const at = new Date('2026-06-12T13:00:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const clock = { today: '2026-06-12', time: '08:00' }
const shoot = { status: 'CONFIRMED', date: '2026-06-12', endTime: '10:00', progress: noProgress } as const
const started = { ...noProgress, startedAt: at }
const finished = { ...started, finishedAt: later(60) }

describe('steps', () => {
  test('come in order', () => {
    expect(nextStep(shoot, clock)).toBe('on-the-way')
    expect(nextStep({ ...shoot, progress: { ...noProgress, onTheWayAt: at } }, clock)).toBe('start')
    expect(nextStep({ ...shoot, progress: started }, clock)).toBe('finish')
    expect(nextStep({ ...shoot, progress: finished }, clock)).toBeNull()
  })
  test('say why they are not possible', () => {
    expect(whyNotStep('finish', shoot, clock)).toBe(notStartedText)
    expect(whyNotStep('start', { ...shoot, date: '2026-06-13' }, clock)).toBe(notOnDayText)
    expect(whyNotStep('start', { ...shoot, status: 'PENDING' }, clock)).toBe(notConfirmedText)
    expect(whyNotStep('on-the-way', { ...shoot, progress: started }, clock)).toBe(alreadyStartedText)
  })
  test('are possible again once recorded, and an end after midnight', () => {
    const dayAfter = { ...clock, today: '2026-06-13' }
    expect(whyNotStep('start', { ...shoot, status: 'COMPLETED', progress: started }, dayAfter)).toBeNull()
    expect(whyNotStep('finish', { ...shoot, progress: started }, dayAfter)).toBeNull()
  })
  test('begin with the start once the time of the shoot is over', () => {
    const late = { ...clock, time: '10:00' }
    expect(whyNotStep('on-the-way', shoot, { ...clock, time: '09:59' })).toBeNull()
    expect(whyNotStep('on-the-way', shoot, late)).toBe(shootOverText)
    expect(nextStep(shoot, late)).toBe('start')
  })
})

test('a start or an end can be undone for some minutes, and the end first', () => {
  expect(whyNotUndo('start', started, later(5))).toBeNull()
  expect(whyNotUndo('start', started, later(6))).toBe(cantUndoText)
  expect(whyNotUndo('start', finished, later(1))).toBe(cantUndoText)
  expect(whyNotUndo('finish', finished, later(61))).toBeNull()
})

test('setting out can be undone until the client is notified, and not once the shoot started', () => {
  const onTheWay = { ...noProgress, onTheWayAt: at }
  expect(whyNotUndo('on-the-way', onTheWay, later(6))).toBeNull()
  expect(whyNotUndo('on-the-way', { ...onTheWay, onTheWayNotifiedAt: at }, at)).toBe(alreadyNotifiedText)
  expect(whyNotUndo('on-the-way', { ...onTheWay, startedAt: at }, at)).toBe(cantUndoText)
})

test('an arrival is rounded up to five minutes', () => {
  expect(expectArrival(at, 21)).toEqual(later(25))
  expect(expectArrival(at, 25)).toEqual(later(25))
})

test('links for a phone', () => {
  expect(mapAddress('12 Oak & Elm St, Asheville')).toContain('destination=12+Oak+%26+Elm+St%2C+Asheville')
  expect(phoneAddress('+1 (828) 555-0142 ext. 7')).toBe('tel:+18285550142')
})
