import { describe, expect, it } from 'vitest'
import type { DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { findLeaveBy, findNextStop, isStopAhead, readShootState } from './day'
import { noProgress } from './progress'

const today = '2026-06-10'
const at = (time: string) => ({ today, time })
const instant = new Date('2026-06-10T13:00:00Z')

function stop(fields: Partial<DayShoot> = {}) {
  return {
    id: 'one',
    status: 'CONFIRMED' as const,
    date: today,
    startTime: '09:00',
    endTime: '10:30',
    isDelivered: false,
    progress: noProgress,
    drive: null,
    ...fields,
  }
}
const set = (progress: Partial<DayShoot['progress']>) => ({ progress: { ...noProgress, ...progress } })

describe('readShootState', () => {
  it('follows the steps that were recorded, and the clock where none were', () => {
    expect(readShootState(stop(), at('08:00'))).toBe('ahead')
    expect(readShootState(stop(set({ onTheWayAt: instant })), at('08:30'))).toBe('on-the-way')
    expect(readShootState(stop(set({ startedAt: instant })), at('09:10'))).toBe('running')
    expect(readShootState(stop(set({ startedAt: instant, finishedAt: instant })), at('10:00'))).toBe('over')
    expect(readShootState(stop(), at('10:30'))).toBe('over')
    expect(readShootState(stop(set({ onTheWayAt: instant })), at('10:30'))).toBe('over')
  })
  it('keeps a shoot running past its end until it is finished', () => {
    expect(readShootState(stop(set({ startedAt: instant })), at('11:00'))).toBe('running')
  })
  it('ends with the photos', () => {
    expect(readShootState(stop({ status: 'COMPLETED' }), at('08:00'))).toBe('over')
    expect(readShootState(stop({ isDelivered: true }), at('08:00'))).toBe('sent')
    expect(isStopAhead('over') || isStopAhead('sent')).toBe(false)
  })
})

describe('findNextStop', () => {
  const later = stop({ id: 'two', startTime: '13:00', endTime: '14:30' })
  it('is the first that is not over', () => {
    expect(findNextStop([stop(), later], at('08:00'))?.id).toBe('one')
    expect(findNextStop([stop(), later], at('10:30'))?.id).toBe('two')
    expect(findNextStop([stop(), later], at('14:30'))).toBeNull()
  })
  it('is the one that was set out for, although an earlier one was never finished', () => {
    const unfinished = stop(set({ startedAt: instant }))
    expect(findNextStop([unfinished, later], at('12:00'))?.id).toBe('one')
    expect(findNextStop([unfinished, later], at('13:00')), 'time for the next').toEqual(later)
    expect(findNextStop([unfinished, later], at('14:30'))?.id).toBe('one')
    expect(findNextStop([unfinished, { ...later, ...set({ onTheWayAt: instant }) }], at('12:30'))?.id).toBe(
      'two',
    )
  })
})

describe('findLeaveBy', () => {
  const drive = (minutes: number) => ({ miles: 14, minutes, isEstimate: true, from: 'base' as const })
  it('takes off the drive and a few minutes', () => {
    expect(findLeaveBy({ startTime: '13:00', drive: drive(24) })).toBe('12:31')
  })
  it('is unknown without a drive, or when it would be on the day before', () => {
    expect(findLeaveBy({ startTime: '13:00', drive: null })).toBeNull()
    expect(findLeaveBy({ startTime: '00:10', drive: drive(30) })).toBeNull()
  })
})
