/** The page with the calendar of a photographer whom the reader chooses. */
export const calendarTexts = {
  title: 'Calendars',
  lead: 'Open slots, weekly hours, booking rules, and blocked days. Your changes apply at once and are in the audit log.',
  slots: 'Slots',
  slotsLead: 'Single times that clients can book.',
  missing: 'Photographer not found',
  choose: 'Choose a photographer',
  chooseDetail: 'This calendar may belong to someone who no longer photographs for the studio.',
  none: 'No photographers yet',
  noneDetail: 'Their calendars appear here once they join the studio.',
}
