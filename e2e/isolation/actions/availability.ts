import { everyone, type Someone } from '@/e2e/isolation/cast'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { noTerms } from '@/lib/calendar/availability/rules/slots'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { type ActionTable, nothing } from './action-row'

/** Returns a day, of fewer than 400 ahead, so that no other test has shoots on it. */
function dayAhead(days: number) {
  return addDays(todayIn('America/New_York'), days)
}

/** Returns how many days or weeks after others someone adds times, because those of a calendar can't overlap. */
function turnOf(someone?: Someone) {
  return someone === undefined ? -1 : everyone.indexOf(someone)
}

function weekly(someone?: Someone) {
  const fromDate = dayAhead(130 + 8 * turnOf(someone))
  return {
    weekdays: [2],
    slotMinutes: 60,
    fromDate,
    untilDate: addDays(fromDate, 7),
    ranges: [{ startTime: '09:00', endTime: '11:00' }],
  }
}

const dayFarAhead = { fromDate: dayAhead(350), untilDate: dayAhead(350) }

/** Names whose calendar it is; coordinators have none of their own. */
const of = ({ photographerProfileId }: Pick<LinkedRecords, 'photographerProfileId'>) => ({
  photographerId: photographerProfileId,
})
const hidden = { photographer: 'not-found' } as const

export const availabilityActions: ActionTable = {
  addSlotAction: {
    access: 'edit-calendars',
    input: (own, someone) => ({
      ...of(own),
      date: dayAhead(100 + turnOf(someone)),
      startTime: '09:00',
      endTime: '11:00',
    }),
    onOthersRecords: hidden,
  },
  changeOpenTimeAction: {
    access: 'edit-calendars',
    input: (own, someone) => ({
      ...of(own),
      date: dayAhead(100 + turnOf(someone)),
      startTime: '13:00',
      endTime: '15:00',
      change: 'open',
      slotMinutes: '60',
    }),
    onOthersRecords: hidden,
  },
  undoOpenTimeAction: {
    access: 'edit-calendars',
    input: (own, someone) => ({
      ...of(own),
      date: dayAhead(100 + turnOf(someone)),
      startTime: '16:00',
      endTime: '17:00',
      wasOpened: false,
      removed: [{ startTime: '16:00', endTime: '17:00', isAvailable: true, patternId: null }],
      addedIds: [],
      switchedIds: [],
    }),
    onOthersRecords: hidden,
  },
  toggleSlotAction: {
    access: 'edit-calendars',
    input: ({ freeSlotId }) => ({ slotId: freeSlotId, isAvailable: false }),
    onOthersRecords: hidden,
  },
  removeSlotAction: {
    access: 'edit-calendars',
    input: ({ freeSlotId }) => ({ slotId: freeSlotId }),
    onOthersRecords: hidden,
  },
  readOfferAction: { access: 'open-bookings', input: nothing },
  holdSlotAction: {
    access: 'open-bookings',
    input: ({ freeSlotId }) => ({ slotId: freeSlotId, minutes: 60 }),
  },
  releaseSlotAction: { access: 'open-bookings', input: ({ freeSlotId }) => ({ slotId: freeSlotId }) },
  previewWeeklyHoursAction: {
    access: 'edit-calendars',
    input: (own, someone) => ({ ...of(own), ...weekly(someone) }),
    onOthersRecords: hidden,
  },
  addWeeklyHoursAction: {
    access: 'edit-calendars',
    input: (own, someone) => ({ ...of(own), ...weekly(someone) }),
    onOthersRecords: hidden,
  },
  changeWeeklyHoursAction: {
    access: 'edit-calendars',
    input: ({ patternId }) => ({ patternId, startTime: '09:00', endTime: '11:00', slotMinutes: 60 }),
    onOthersRecords: hidden,
  },
  removeWeeklyHoursAction: {
    access: 'edit-calendars',
    input: ({ patternId }) => ({ patternId }),
    onOthersRecords: hidden,
  },
  blockDaysAction: {
    access: 'edit-calendars',
    input: (own) => ({ ...of(own), ...dayFarAhead, reason: '', aroundBookings: true }),
    onOthersRecords: hidden,
  },
  listShootsToMoveAction: {
    access: 'edit-calendars',
    input: (own) => ({ ...of(own), ...dayFarAhead }),
    onOthersRecords: hidden,
  },
  // The shoot isn't on this day, but it belongs to someone and must not change.
  blockDaysWithShootsAction: {
    access: 'edit-calendars',
    input: ({ bookingId, photographerProfileId }) => ({
      ...of({ photographerProfileId }),
      ...dayFarAhead,
      reason: '',
      note: '',
      shoots: [{ bookingId, revision: 0, reassignTo: null, shownInvoiceIds: [] }],
    }),
    onOthersRecords: hidden,
    expected: 'conflict',
  },
  unblockDaysAction: {
    access: 'edit-calendars',
    input: (own) => ({ ...of(own), ...dayFarAhead }),
    onOthersRecords: hidden,
  },
  saveBookingRulesAction: {
    access: 'edit-calendars',
    input: (own) => ({
      ...of(own),
      minimumNoticeMinutes: '0',
      bufferMinutes: '0',
      seen: editKey({ ...noTerms, baseZip: null }),
    }),
    onOthersRecords: hidden,
  },
}
