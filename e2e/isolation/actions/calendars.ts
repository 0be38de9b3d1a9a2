import type { ActionTable } from './action-row'

export const calendarsActions: ActionTable = {
  // Rejected before it connects anywhere.
  addCalendarAction: {
    access: 'photographer',
    input: () => ({ name: 'Home', address: 'https://127.0.0.1/basic.ics' }),
    expected: 'invalid',
  },
  readCalendarAction: {
    access: 'photographer',
    input: ({ calendarId }) => ({ calendarId }),
    onOthersRecords: { photographer: 'not-found' },
    expected: 'unavailable',
  },
  removeCalendarAction: {
    access: 'photographer',
    input: ({ calendarId }) => ({ calendarId }),
    onOthersRecords: { photographer: 'not-found' },
  },
}
