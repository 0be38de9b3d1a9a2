import { expect, test } from 'vitest'
import { BookingStatus } from '@/prisma/generated/enums'
import { bookingNumber, isAllowed, type Move, refusalOf, statusAfter } from './rules'

const table: Record<Move, Record<BookingStatus, BookingStatus | null>> = {
  approve: { PENDING: 'CONFIRMED', CONFIRMED: null, COMPLETED: null, CANCELLED: null },
  complete: { PENDING: 'COMPLETED', CONFIRMED: 'COMPLETED', COMPLETED: null, CANCELLED: null },
  cancel: { PENDING: 'CANCELLED', CONFIRMED: 'CANCELLED', COMPLETED: null, CANCELLED: null },
  reschedule: { PENDING: 'PENDING', CONFIRMED: 'CONFIRMED', COMPLETED: null, CANCELLED: null },
}

test.each(Object.entries(table))('%s is allowed exactly where the table says', (name, row) => {
  const move = name as Move
  for (const status of Object.values(BookingStatus)) {
    expect(statusAfter(move, status, 'PHOTOGRAPHER')).toBe(row[status])
    expect(isAllowed(move, status)).toBe(row[status] !== null)
  }
})

test("a client's new time is a new request", () => {
  expect(statusAfter('reschedule', 'CONFIRMED', 'CLIENT')).toBe('PENDING')
})

test('says why', () => {
  expect(refusalOf('reschedule', 'CANCELLED')).toBe('A cancelled booking cannot be rescheduled.')
})

test('the number is the first eight characters', () => {
  expect(bookingNumber('7f3ac91e-1111-4222-8333-444455556666')).toBe('7f3ac91e')
})
