import { randomUUID } from 'node:crypto'
import { type ActionTable, nothing } from './action-row'

const details = { propertyAddress: '12 Alder Ridge Lane, Asheville, NC 28804', specialInstructions: '' }

export const bookingsActions: ActionTable = {
  bookShoot: {
    access: 'client',
    input: ({ freeSlotId, storedCardId }) => ({
      ...details,
      requestKey: randomUUID(),
      serviceIds: ['photo_shoot'],
      slotId: freeSlotId,
      shownTotalCents: 29_900,
      card: { storedCardId },
    }),
  },
  rescheduleBooking: {
    access: 'signed-in',
    input: ({ bookingId, freeSlotId }) => ({ ...details, bookingId, slotId: freeSlotId }),
    others: { client: 'not-found', photographer: 'forbidden' },
  },
  approveBooking: {
    access: 'photographer',
    input: ({ pendingBookingId }) => ({ bookingId: pendingBookingId }),
    others: { photographer: 'forbidden' },
  },
  completeBooking: {
    access: 'photographer',
    input: ({ bookingId }) => ({ bookingId }),
    others: { photographer: 'forbidden' },
    answers: ['ok', 'conflict'],
  },
  cancelBooking: {
    access: 'signed-in',
    input: ({ bookingId }) => ({ bookingId, shownFeeCents: 0 }),
    others: { client: 'not-found', photographer: 'forbidden' },
  },
  chargeLateFee: {
    access: 'photographer',
    input: ({ lateBookingId }) => ({ bookingId: lateBookingId }),
    others: { photographer: 'forbidden' },
  },
  waiveLateFee: {
    access: 'photographer',
    input: ({ lateBookingId }) => ({ bookingId: lateBookingId }),
    others: { photographer: 'forbidden' },
  },
  openCalendarFeed: { access: 'signed-in', input: nothing },
  replaceCalendarFeed: { access: 'signed-in', input: nothing },
  closeCalendarFeed: { access: 'signed-in', input: nothing },
}
