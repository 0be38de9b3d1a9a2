'use client'

import { ActionButton } from '@/components/ui/action-button'
import { unblockDaysAction } from '@/lib/calendar/availability/actions'
import { unblockFailedText } from '@/lib/calendar/availability/words/blocked-days'
import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

/** Unblocks one day of a calendar. */
export function UnblockDay({ photographerId, date }: { photographerId: string; date: CalendarDate }) {
  return (
    <ActionButton
      label="Unblock"
      aria-label={`Unblock ${formatDate(date)}`}
      size="sm"
      variant="quiet"
      className="underline"
      busyText="Unblocking"
      act={() => unblockDaysAction({ photographerId, fromDate: date, untilDate: date })}
      done={({ unblockedDays }) => `${countOf(unblockedDays, 'day')} unblocked`}
      failed={unblockFailedText}
    />
  )
}
