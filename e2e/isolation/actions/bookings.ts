import { randomUUID } from 'node:crypto'
import { type ActionTable, nothing } from './action-row'

/** After every day on which the records have free times. */
const goLiveOn = '2099-05-06'
const details = { propertyAddress: '12 Alder Ridge Lane, Asheville, NC 28804', specialInstructions: '' }

export const bookingsActions: ActionTable = {
  bookShootAction: {
    access: 'client',
    input: ({ freeSlotId, storedCardId }) => ({
      ...details,
      idempotencyKey: randomUUID(),
      serviceIds: ['photo_shoot'],
      slotId: freeSlotId,
      goLiveOn,
      shownTotalCents: 29_900,
      card: { storedCardId },
    }),
  },
  // The client is chosen freely, so there is no record of someone else's.
  bookForClientAction: {
    access: 'book-for-clients',
    input: ({ freeSlotId, clientId }) => ({
      ...details,
      idempotencyKey: randomUUID(),
      clientId,
      serviceIds: ['photo_shoot'],
      slotId: freeSlotId,
      goLiveOn,
      shownTotalCents: 29_900,
    }),
  },
  // Those who see clients see all of them.
  setClientTermsAction: {
    access: 'see-clients',
    input: ({ clientId }) => ({ clientId, paysByInvoice: true }),
  },
  rescheduleBookingAction: {
    access: 'open-bookings',
    input: ({ bookingId, freeSlotId }) => ({
      ...details,
      bookingId,
      slotId: freeSlotId,
      goLiveOn,
    }),
    onOthersRecords: { client: 'not-found', photographer: 'forbidden' },
  },
  approveBookingAction: {
    access: 'manage-bookings',
    input: ({ pendingBookingId }) => ({ bookingId: pendingBookingId }),
    onOthersRecords: { photographer: 'forbidden' },
  },
  addItemAction: {
    access: 'manage-bookings',
    input: ({ pendingBookingId }) => ({
      bookingId: pendingBookingId,
      itemId: randomUUID(),
      serviceId: null,
      name: 'Isolation',
      amount: ['USD', '10.00'],
    }),
    onOthersRecords: { photographer: 'forbidden' },
  },
  removeItemAction: {
    access: 'manage-bookings',
    input: ({ pendingBookingId }) => ({ bookingId: pendingBookingId, itemId: randomUUID() }),
    onOthersRecords: { photographer: 'forbidden' },
  },
  completeBookingAction: {
    access: 'manage-bookings',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: { photographer: 'forbidden' },
    expected: ['ok', 'conflict'],
  },
  clearAirspaceAction: {
    access: 'manage-bookings',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: { photographer: 'forbidden' },
    expected: ['ok', 'conflict'],
  },
  recordStepAction: {
    access: 'photographer',
    input: ({ bookingId }) => ({ bookingId, step: 'start' }),
    onOthersRecords: { photographer: 'not-found' },
    expected: ['ok', 'conflict'],
  },
  undoStepAction: {
    access: 'photographer',
    input: ({ bookingId }) => ({ bookingId, step: 'start' }),
    onOthersRecords: { photographer: 'not-found' },
    expected: ['ok', 'conflict'],
  },
  cancelBookingAction: {
    access: 'open-bookings',
    input: ({ bookingId }) => ({ bookingId, shownFeeCents: 0 }),
    onOthersRecords: { client: 'not-found', photographer: 'forbidden' },
  },
  reassignBookingAction: {
    access: 'manage-bookings',
    input: ({ bookingId, colleagueProfileId }) => ({ bookingId, photographerId: colleagueProfileId }),
    onOthersRecords: { photographer: 'forbidden' },
  },
  chargeLateFeeAction: {
    access: 'manage-bookings',
    input: ({ lateBookingId }) => ({ bookingId: lateBookingId }),
    onOthersRecords: { photographer: 'forbidden' },
  },
  waiveLateFeeAction: {
    access: 'manage-bookings',
    input: ({ lateBookingId }) => ({ bookingId: lateBookingId }),
    onOthersRecords: { photographer: 'forbidden' },
  },
  openCalendarFeedAction: { access: 'open-bookings', input: nothing },
  replaceCalendarFeedAction: { access: 'open-bookings', input: nothing },
  closeCalendarFeedAction: { access: 'open-bookings', input: nothing },
}
