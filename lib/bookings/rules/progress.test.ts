import { describe, expect, test } from 'vitest'
import {
  alreadyStartedText,
  cantUndoText,
  notConfirmedText,
  notOnDayText,
  notStartedText,
} from '@/lib/bookings/words/progress'
import { mapAddress, phoneAddress } from './day-links'
import { expectArrival, nextStep, noProgress, whyNotStep, whyNotUndo } from './progress'

const at = new Date('2026-06-12T13:00:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const shoot = { status: 'CONFIRMED', isToday: true, progress: noProgress } as const
const started = { ...noProgress, startedAt: at }
const finished = { ...started, finishedAt: later(60) }

describe('steps', () => {
  test('come in order', () => {
    expect(nextStep(shoot)).toBe('on-the-way')
    expect(nextStep({ ...shoot, progress: { ...noProgress, onTheWayAt: at } })).toBe('start')
    expect(nextStep({ ...shoot, progress: started })).toBe('finish')
    expect(nextStep({ ...shoot, progress: finished })).toBeNull()
  })
  test('say why they are not possible', () => {
    expect(whyNotStep('finish', shoot)).toBe(notStartedText)
    expect(whyNotStep('start', { ...shoot, isToday: false })).toBe(notOnDayText)
    expect(whyNotStep('start', { ...shoot, status: 'PENDING' })).toBe(notConfirmedText)
    expect(whyNotStep('on-the-way', { ...shoot, progress: started })).toBe(alreadyStartedText)
  })
  test('are possible again once recorded, and an end after midnight', () => {
    expect(whyNotStep('start', { status: 'COMPLETED', isToday: false, progress: started })).toBeNull()
    expect(whyNotStep('finish', { ...shoot, isToday: false, progress: started })).toBeNull()
  })
})

test('a start or an end can be undone for some minutes, and the end first', () => {
  expect(whyNotUndo('start', started, later(5))).toBeNull()
  expect(whyNotUndo('start', started, later(6))).toBe(cantUndoText)
  expect(whyNotUndo('start', finished, later(1))).toBe(cantUndoText)
  expect(whyNotUndo('finish', finished, later(61))).toBeNull()
})

test('an arrival is rounded up to five minutes', () => {
  expect(expectArrival(at, 21)).toEqual(later(25))
  expect(expectArrival(at, 25)).toEqual(later(25))
})

test('links for a phone', () => {
  expect(mapAddress('12 Oak & Elm St, Asheville')).toContain('destination=12+Oak+%26+Elm+St%2C+Asheville')
  expect(phoneAddress('+1 (828) 555-0142 ext. 7')).toBe('tel:+18285550142')
})
