import { expect, test } from 'vitest'
import { deliveredText, moveError } from '@/lib/booking/bookings/words/changes'
import { BookingStatus } from '@/prisma/generated/enums'
import { bookingNumber } from './booking-number'
import { isAllowed, isStoppedByStart, type Move, statusAfter } from './moves'

const table: Record<Move, Record<BookingStatus, BookingStatus | null>> = {
  approve: { PENDING: 'CONFIRMED', CONFIRMED: null, COMPLETED: null, CANCELLED: null },
  complete: { PENDING: 'COMPLETED', CONFIRMED: 'COMPLETED', COMPLETED: null, CANCELLED: null },
  cancel: { PENDING: 'CANCELLED', CONFIRMED: 'CANCELLED', COMPLETED: null, CANCELLED: null },
  reschedule: { PENDING: 'PENDING', CONFIRMED: 'CONFIRMED', COMPLETED: null, CANCELLED: null },
}

test.each(Object.entries(table))('%s is allowed exactly where the table says', (name, row) => {
  const move = name as Move
  for (const status of Object.values(BookingStatus)) {
    const booking = { status, isDelivered: false }
    expect(statusAfter(move, booking, 'PHOTOGRAPHER')).toBe(row[status])
    expect(isAllowed(move, booking)).toBe(row[status] !== null)
  }
})

test("makes a client's reschedule pending again", () => {
  expect(statusAfter('reschedule', { status: 'CONFIRMED', isDelivered: false }, 'CLIENT')).toBe('PENDING')
})

test('says why a move is rejected', () => {
  expect(moveError('reschedule', { status: 'CANCELLED', isDelivered: false })).toBe(
    "A cancelled booking can't be rescheduled.",
  )
})

test('allows completing a delivered booking, but not cancelling or rescheduling it', () => {
  const booking = { status: 'CONFIRMED', isDelivered: true } as const
  expect(isAllowed('complete', booking)).toBe(true)
  for (const move of ['cancel', 'reschedule'] as const) {
    for (const role of ['CLIENT', 'PHOTOGRAPHER'] as const)
      expect(statusAfter(move, booking, role)).toBeNull()
    expect(moveError(move, booking)).toBe(deliveredText(booking))
  }
  expect(moveError('cancel', { ...booking, status: 'COMPLETED' })).toBe(
    "A completed booking can't be cancelled.",
  )
})

test('lets a client cancel and reschedule a shoot until it begins, and the studio after that too', () => {
  const shoot = { status: 'CONFIRMED', date: '2026-06-12', startTime: '09:00' } as const
  const before = { today: '2026-06-12', time: '08:59' }
  for (const move of ['cancel', 'reschedule'] as const) {
    expect(isStoppedByStart(move, shoot, 'CLIENT', before)).toBe(false)
    for (const clock of [
      { today: '2026-06-12', time: '09:00' },
      { today: '2026-06-13', time: '00:00' },
    ]) {
      expect(isStoppedByStart(move, shoot, 'CLIENT', clock)).toBe(true)
      expect(isStoppedByStart(move, shoot, 'PHOTOGRAPHER', clock)).toBe(false)
      expect(isStoppedByStart(move, { ...shoot, status: 'PENDING' }, 'CLIENT', clock)).toBe(false)
    }
  }
})

test('numbers a booking by the first eight characters of its id', () => {
  expect(bookingNumber('7f3ac91e-1111-4222-8333-444455556666')).toBe('7f3ac91e')
})
