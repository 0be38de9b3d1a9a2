import { addDays } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { type ActionTable, nothing } from './action-row'

/** Returns a day so far ahead that no other test has shoots on it. */
function dayAhead(days: number) {
  return addDays(todayIn('America/New_York'), days)
}
const weekly = {
  weekdays: [2],
  ranges: [{ startTime: '09:00', endTime: '11:00' }],
  slotMinutes: 60,
  fromDate: dayAhead(340),
  untilDate: dayAhead(347),
}
const dayFarAhead = { fromDate: dayAhead(350), untilDate: dayAhead(350) }

export const availabilityActions: ActionTable = {
  addSlotAction: {
    access: 'photographer',
    input: () => ({ date: '2031-05-06', startTime: '09:00', endTime: '11:00' }),
    expected: ['ok', 'conflict'],
  },
  toggleSlotAction: {
    access: 'photographer',
    input: ({ freeSlotId }) => ({ slotId: freeSlotId, isAvailable: false }),
    onOthersRecords: { photographer: 'not-found' },
  },
  removeSlotAction: {
    access: 'photographer',
    input: ({ freeSlotId }) => ({ slotId: freeSlotId }),
    onOthersRecords: { photographer: 'not-found' },
  },
  readOfferAction: { access: 'open-bookings', input: nothing },
  holdSlotAction: {
    access: 'open-bookings',
    input: ({ freeSlotId }) => ({ slotId: freeSlotId, minutes: 60 }),
    expected: ['ok', 'slot-taken'],
  },
  releaseSlotAction: { access: 'open-bookings', input: ({ freeSlotId }) => ({ slotId: freeSlotId }) },
  previewPatternAction: { access: 'photographer', input: () => weekly },
  addPatternAction: { access: 'photographer', input: () => weekly, expected: ['ok', 'conflict'] },
  removePatternAction: {
    access: 'photographer',
    input: ({ patternId }) => ({ patternId }),
    onOthersRecords: { photographer: 'not-found' },
  },
  blockDaysAction: {
    access: 'photographer',
    input: () => ({ ...dayFarAhead, reason: '', aroundBookings: true }),
  },
  listShootsToMoveAction: { access: 'photographer', input: () => dayFarAhead },
  // The shoot isn't on this day, but it belongs to someone and must not change.
  blockDaysWithShootsAction: {
    access: 'photographer',
    input: ({ bookingId }) => ({
      ...dayFarAhead,
      reason: '',
      note: '',
      shoots: [{ bookingId, revision: 0, reassignTo: null, shownInvoiceIds: [] }],
    }),
    onOthersRecords: { photographer: 'conflict' },
    expected: ['conflict'],
  },
  unblockDaysAction: { access: 'photographer', input: () => dayFarAhead },
  saveTermsAction: {
    access: 'photographer',
    input: () => ({ minimumNoticeMinutes: '0', bufferMinutes: '0' }),
  },
}
