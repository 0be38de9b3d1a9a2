import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'

/** How long a reminder sent by hand can be cancelled; longer than its toast is shown. */
export const reminderUndoSeconds = 15

/** A missed automatic reminder is sent up to this many days late, then skipped. */
const catchUpDays = 14

/**
 * Returns which automatic reminder of an unpaid invoice is due now, in days after its due date (negative for before); null
 * for none. Of several missed ones only the latest is due. None is due on or before the day the invoice was issued.
 * @param sentDays the automatic reminders sent so far, as such days
 */
export function dueReminder(
  invoice: { issuedOn: CalendarDate; dueOn: CalendarDate; sentDays: readonly number[] },
  reminderDays: readonly number[],
  today: CalendarDate,
): number | null {
  const { issuedOn, dueOn, sentDays } = invoice
  const passed = reminderDays.filter((days) => addDays(dueOn, days) <= today)
  if (passed.length === 0) return null
  const latest = Math.max(...passed)
  const day = addDays(dueOn, latest)
  const isStale = day <= issuedOn || addDays(day, catchUpDays) < today
  return isStale || sentDays.some((sent) => sent >= latest) ? null : latest
}
