'use client'

import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { isSameMonth, weekOf, weeksOfMonth, within } from '@/components/calendar/availability/calendar-days'
import { DayCell } from '@/components/calendar/availability/day-cell'
import { dayOfKey, monthsBeside } from '@/components/calendar/availability/day-moves'
import { IconButton } from '@/components/ui/icon-button'
import { TextButton } from '@/components/ui/text-link'
import {
  type CalendarDate,
  formatDate,
  formatMonthAndYear,
  formatWeekday,
} from '@/lib/platform/time/calendar-date'

type DayGridProps = {
  /** The day whose times are shown. */
  day: CalendarDate
  /** The first and last day that can be reached. */
  today: CalendarDate
  last: CalendarDate
  /** The number of available times by day, in order; days without any are left out. */
  free: ReadonlyMap<CalendarDate, number>
  /** The day of the chosen time. */
  selectedDay: CalendarDate | null
  /** The last day that makes the go-live date, once it's known. */
  lastSafe?: { day: CalendarDate; text: string } | null
  onDay: (day: CalendarDate) => void
}

/** The days of a month as a grid with a single tab stop; arrow keys move between days. */
export function DayGrid({ day, today, last, free, selectedDay, lastSafe, onDay }: DayGridProps) {
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const followsFocus = useRef(false)
  const weeks = weeksOfMonth(day)

  useEffect(() => {
    if (!followsFocus.current) return
    followsFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  function move(event: KeyboardEvent) {
    const target = dayOfKey(event.key, day)
    if (!target) return
    event.preventDefault()
    const next = within(target, today, last)
    followsFocus.current = next !== day
    onDay(next)
  }

  const nextFree = [...free.keys()].find((one) => one > day)
  const [previous, next] = monthsBeside(day)
  /** Shows the first available day of the page, or its first day if none is available. */
  function page(period: CalendarDate[]) {
    const days = period.filter((one) => one >= today && one <= last)
    onDay(days.find((one) => free.has(one)) ?? days[0] ?? day)
  }

  return (
    <section aria-labelledby={titleId} className="max-w-84 pt-2 pb-4">
      <div className="flex items-center justify-between border-b border-ink max-md:pb-1.5 md:h-10.5">
        <h2 id={titleId} className="t-head" aria-live="polite">
          {formatMonthAndYear(day)}
        </h2>
        <div className="flex">
          <IconButton
            label="Previous month"
            icon="chevron-left"
            disabled={(previous.at(-1) ?? '') < today}
            onClick={() => page(previous)}
          />
          <IconButton
            label="Next month"
            icon="chevron-right"
            disabled={(next[0] ?? '') > last}
            onClick={() => page(next)}
          />
        </div>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table by nature
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={move}
        className="mt-2 w-full table-fixed border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {weekOf(day).map((one) => (
              <th key={one} scope="col" className="t-label h-8 font-normal">
                <abbr title={formatWeekday(one)} className="no-underline">
                  {formatWeekday(one).slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) =>
                !isSameMonth(one, day) ? (
                  <td key={one} />
                ) : (
                  <DayCell
                    key={one}
                    date={one}
                    freeCount={free.get(one) ?? 0}
                    isShown={one === day}
                    isChosen={one === selectedDay}
                    note={one === lastSafe?.day ? lastSafe.text : null}
                    isToday={one === today}
                    isOutside={one < today || one > last}
                    onShow={() => onDay(one)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {nextFree && (
        <TextButton className="mt-2 text-ink-2" onClick={() => onDay(nextFree)}>
          Next available day
          <span className="sr-only">, {formatDate(nextFree)}</span>
        </TextButton>
      )}
    </section>
  )
}
