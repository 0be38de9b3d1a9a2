'use client'

import { useEffect, useMemo, useState } from 'react'
import { lastOfMonth, within } from '@/components/availability/calendar-days'
import { DayGrid } from '@/components/availability/day-grid'
import { SlotDays } from '@/components/availability/slot-days'
import { daysAhead } from '@/lib/availability/limits'
import { groupByDate } from '@/lib/availability/rules/slots'
import type { SlotChoice } from '@/lib/availability/schema/slots'
import { addDays, type CalendarDate } from '@/lib/platform/calendar-date'

type SlotCalendarProps = {
  /** At least one; in order of time. */
  slots: readonly SlotChoice[]
  /** The last day that was loaded if there are available times after it, else null. */
  lastDay: CalendarDate | null
  selected: SlotChoice | null
  /** The day of a time that isn't available; the calendar opens there. */
  lostDay: CalendarDate | null
  /** In the studio's zone. */
  today: CalendarDate
  onSelect: (slot: SlotChoice) => void
  /** Called to load the days up to this one when the person moves there. */
  onReadUpTo: (day: CalendarDate) => void
}

/** The available times: a month beside the times of its days, or on a phone a week above them. */
export function SlotCalendar(props: SlotCalendarProps) {
  const { slots, lastDay, selected, lostDay, today, onSelect, onReadUpTo } = props
  const days = useMemo(() => groupByDate(slots), [slots])
  const [chosenDay, setDay] = useState(selected?.date ?? lostDay ?? days[0]?.date ?? today)
  const last = lastDay ? addDays(today, daysAhead) : (days.at(-1)?.date ?? today)
  // Times can be taken while the calendar is open.
  const day = within(chosenDay, today, last)
  const isRead = lastDay === null || day <= lastDay
  const free = useMemo(() => new Map(days.map(({ date, slots: ofDay }) => [date, ofDay.length])), [days])
  const grid = { day, today, last, free, selectedDay: selected?.date ?? null, onDay: setDay }
  useEffect(() => {
    if (!isRead) onReadUpTo(lastOfMonth(day))
  }, [isRead, day, onReadUpTo])

  return (
    <div className="grid gap-8 md:grid-cols-[19rem_minmax(0,1fr)] md:items-start md:gap-10">
      <DayGrid {...grid} view="week" className="md:hidden" />
      <DayGrid {...grid} view="month" className="max-md:hidden" />
      <SlotDays
        days={days}
        day={day}
        isRead={isRead}
        dayAfter={lastDay && addDays(lastDay, 1)}
        selectedId={selected?.id ?? null}
        onSelect={onSelect}
        onDay={setDay}
      />
    </div>
  )
}
