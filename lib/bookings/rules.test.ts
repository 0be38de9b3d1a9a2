import { expect, test } from 'vitest'
import { BookingStatus } from '@/prisma/generated/enums'
import { bookingNumber, isAllowed, type Move, moveError, statusAfter } from './rules'

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

test("a client's new time is a new request", () => {
  expect(statusAfter('reschedule', { status: 'CONFIRMED', isDelivered: false }, 'CLIENT')).toBe('PENDING')
})

test('says why', () => {
  expect(moveError('reschedule', { status: 'CANCELLED', isDelivered: false })).toBe(
    'A cancelled booking cannot be rescheduled.',
  )
})

test('a booking whose photos were sent can be completed, and neither cancelled nor rescheduled', () => {
  const booking = { status: 'CONFIRMED', isDelivered: true } as const
  expect(isAllowed('complete', booking)).toBe(true)
  for (const move of ['cancel', 'reschedule'] as const) {
    for (const role of ['CLIENT', 'PHOTOGRAPHER'] as const)
      expect(statusAfter(move, booking, role)).toBeNull()
    expect(moveError(move, booking)).toBe(
      "The photos of this shoot have been sent, so it can't be cancelled or rescheduled.",
    )
  }
  expect(moveError('cancel', { ...booking, status: 'COMPLETED' })).toBe(
    'A completed booking cannot be cancelled.',
  )
})

test('the number is the first eight characters', () => {
  expect(bookingNumber('7f3ac91e-1111-4222-8333-444455556666')).toBe('7f3ac91e')
})
