'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field, Input } from '@/components/ui/field'
import { TextButton } from '@/components/ui/text-link'
import { goLiveError } from '@/lib/booking/bookings/rules/go-live-columns'
import type { GoLiveTimes } from '@/lib/booking/bookings/rules/go-live-times'
import type { Turnaround } from '@/lib/booking/bookings/schema/bookings'
import {
  clearGoLiveLabel,
  describeTurnaround,
  earliestPhotosText,
  goLiveHint,
  goLiveLabel,
  lastSafeDayText,
  noDayBeforeText,
} from '@/lib/booking/bookings/words/go-live'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'

/** No year before this one is a date; a browser reports those while a year is typed. */
const firstDate = '2000-01-01'

type GoLiveFieldProps = {
  goLive: GoLiveTimes | null
  turnaround: Turnaround
  /** In the studio's zone. */
  today: CalendarDate
  onChange: (liveOn: CalendarDate | null) => void
}

/** Asks when the listing goes live, and says what that leaves. */
export function GoLiveField({ goLive, turnaround, today, onChange }: GoLiveFieldProps) {
  const liveOn = goLive?.liveOn ?? null
  const [typed, setTyped] = useState({ text: liveOn ?? '', for: liveOn })
  // It also changes elsewhere: by Back, and by the button of the empty state.
  if (typed.for !== liveOn) setTyped({ text: liveOn ?? '', for: liveOn })
  const error = liveOn && goLiveError(liveOn, today)

  function change(text: string) {
    const isDate = text >= firstDate
    setTyped({ text, for: isDate ? text : text === '' ? null : liveOn })
    if (isDate || text === '') onChange(text || null)
  }

  return (
    <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-[19rem_minmax(0,1fr)] md:gap-x-10">
      <Field label={goLiveLabel} name="live" note="Optional" errors={error ? [error] : undefined}>
        <Input
          type="date"
          min={addDays(today, 1)}
          value={typed.text}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <div className="text-ink-2 md:pt-6.5" aria-live="polite">
        {liveOn ? (
          <>
            {goLive?.lastSafeDay && (
              <p className="font-strong text-ink">{lastSafeDayText(goLive.lastSafeDay)}</p>
            )}
            <p>{describeTurnaround(turnaround)}</p>
            {/* The empty state has the button otherwise. */}
            {!goLive?.isMissed && <TextButton onClick={() => onChange(null)}>{clearGoLiveLabel}</TextButton>}
          </>
        ) : (
          <p>{goLiveHint}</p>
        )}
      </div>
    </div>
  )
}

type NoDayBeforeProps = { goLive: GoLiveTimes; onClear: () => void }

/** Says that no available day makes the go-live date, and by when the earliest photos would be ready. */
export function NoDayBefore({ goLive, onClear }: NoDayBeforeProps) {
  const { liveOn, earliestPhotosBy } = goLive
  return (
    <EmptyState
      title={noDayBeforeText(liveOn)}
      headingLevel={2}
      className="max-w-none border-t border-ink"
      action={<Button onClick={onClear}>{clearGoLiveLabel}</Button>}
    >
      {earliestPhotosBy && earliestPhotosText(earliestPhotosBy)}
    </EmptyState>
  )
}
