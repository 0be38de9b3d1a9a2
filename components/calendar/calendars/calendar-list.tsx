'use client'

import { ActionButton } from '@/components/ui/action-button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { Rows } from '@/components/ui/rows'
import { readCalendarAction, removeCalendarAction } from '@/lib/calendar/calendars/actions'
import type { OwnCalendar } from '@/lib/calendar/calendars/schema'
import { foundInWords } from '@/lib/calendar/calendars/words'

type ShownCalendar = OwnCalendar & {
  /** `November 24, 2026, 14:05`; null if it was never read. */
  readText: string | null
}

/** The photographer's calendars elsewhere, each with its last reading. */
export function CalendarList({ calendars }: { calendars: readonly ShownCalendar[] }) {
  if (calendars.length === 0) return <p className="text-ink-2">No other calendars yet.</p>
  return (
    <Rows className="border-t">
      {calendars.map((calendar) => (
        <CalendarRow key={calendar.id} calendar={calendar} />
      ))}
    </Rows>
  )
}

function CalendarRow({ calendar }: { calendar: ShownCalendar }) {
  const { id, name, address, problem, readText } = calendar
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="t-place wrap-break-word">{name}</p>
        <p className="wrap-break-word text-ink-2">{address}</p>
        {problem && <p className="wrap-break-word text-stop">Couldn't be read: {problem}</p>}
        <p className="text-ink-3">{readText ? `Last read ${readText}` : 'Not read yet'}</p>
      </div>
      <div className="flex gap-2">
        <ActionButton
          label="Read now"
          aria-label={`Read ${name} now`}
          size="sm"
          busyText="Reading"
          act={() => readCalendarAction({ calendarId: id })}
          done={(reading) => ['Calendar read', `${foundInWords(reading)}.`]}
          failed="Failed to read the calendar"
        />
        <ConfirmButton
          label="Remove"
          aria-label={`Remove ${name}`}
          size="sm"
          variant="quiet"
          act={() => removeCalendarAction({ calendarId: id })}
          done="Calendar removed"
          failed="Failed to remove the calendar"
          title="Remove this calendar?"
          description="Slots that it closed can be booked again. Nothing changes in the calendar itself."
          confirmLabel="Remove calendar"
          busyText="Removing"
          cancelLabel="Keep calendar"
        />
      </div>
    </li>
  )
}
