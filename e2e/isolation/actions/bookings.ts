import { randomUUID } from 'node:crypto'
import { agreedText } from '@/e2e/support/agreed-text'
import { type ActionTable, nothing } from './action-row'

/** After every day on which the records have free times. */
const goLiveOn = '2099-05-06'
const details = { propertyAddress: '12 Alder Ridge Lane, Asheville, NC 28804', specialInstructions: '' }

export const bookingsActions: ActionTable = {
  bookShootAction: {
    access: 'client',
    input: ({ freeSlotId, storedCardId }, someone) => ({
      ...details,
      idempotencyKey: randomUUID(),
      serviceIds: ['photo_shoot'],
      slotId: freeSlotId,
      goLiveOn,
      shownTotalCents: 29_900,
      // Their brokerage pays.
      ...((someone === 'brokerageAdmin' || someone === 'brokerageMember') && { shownCoveredCents: 29_900 }),
      agreedText,
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
    onOthersRecords: { photographer: 'forbidden', owner: 'ok' },
  },
  removeItemAction: {
    access: 'manage-bookings',
    input: ({ pendingBookingId }) => ({ bookingId: pendingBookingId, itemId: randomUUID() }),
    onOthersRecords: { photographer: 'forbidden', owner: 'ok' },
  },
  completeBookingAction: {
    access: 'manage-bookings',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: { photographer: 'forbidden' },
  },
  clearAirspaceAction: {
    access: 'manage-bookings',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: { photographer: 'forbidden' },
    // The shoot uses no drone.
    expected: 'conflict',
  },
  recordStepAction: {
    access: 'photographer',
    input: ({ bookingId }) => ({ bookingId, step: 'start' }),
    onOthersRecords: { photographer: 'not-found' },
    // The shoot is a year ahead.
    expected: 'conflict',
  },
  undoStepAction: {
    access: 'photographer',
    input: ({ bookingId }) => ({ bookingId, step: 'start' }),
    onOthersRecords: { photographer: 'not-found' },
  },
  tickShotAction: {
    access: 'manage-bookings',
    input: ({ bookingId }) => ({ bookingId, room: 'Kitchen', isDone: true }),
    onOthersRecords: { photographer: 'forbidden' },
    // The list of its services is empty.
    expected: 'conflict',
  },
  cancelBookingAction: {
    access: 'open-bookings',
    input: ({ bookingId }) => ({ bookingId, shownFeeCents: 0 }),
    onOthersRecords: { client: 'not-found', photographer: 'forbidden' },
  },
  reassignBookingAction: {
    access: 'manage-bookings',
    input: ({ bookingId, colleagueProfileId }) => ({ bookingId, photographerId: colleagueProfileId }),
    onOthersRecords: { photographer: 'forbidden', owner: 'ok' },
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
  replaceCalendarFeedAction: { access: 'open-bookings', input: nothing, after: true },
  closeCalendarFeedAction: { access: 'open-bookings', input: nothing, after: true },
}
