'use client'

import { useMemo, useState } from 'react'
import { within } from '@/components/availability/calendar-days'
import { DayGrid } from '@/components/availability/day-grid'
import { SlotDays } from '@/components/availability/slot-days'
import { groupByDate } from '@/lib/availability/rules'
import type { SlotChoice } from '@/lib/availability/schema'
import type { CalendarDate } from '@/lib/platform/clock'

type SlotCalendarProps = {
  /** At least one; in order of time. */
  slots: readonly SlotChoice[]
  selected: SlotChoice | null
  /** In the studio's zone. */
  today: CalendarDate
  onSelect: (slot: SlotChoice) => void
}

/** The open times: a month beside the times of its days, a week above them on a phone. */
export function SlotCalendar({ slots, selected, today, onSelect }: SlotCalendarProps) {
  const days = useMemo(() => groupByDate(slots), [slots])
  const [wantedDay, setDay] = useState(selected?.date ?? days[0]?.date ?? today)
  const last = days.at(-1)?.date ?? today
  // The offer may shrink while one looks at it.
  const day = within(wantedDay, today, last)
  const free = useMemo(() => new Map(days.map(({ date, slots: ofDay }) => [date, ofDay.length])), [days])
  const grid = { day, today, last, free, selectedDay: selected?.date ?? null, onDay: setDay }
  return (
    <div className="grid gap-8 md:grid-cols-[19rem_minmax(0,1fr)] md:items-start md:gap-10">
      <DayGrid {...grid} view="week" className="md:hidden" />
      <DayGrid {...grid} view="month" className="max-md:hidden" />
      <SlotDays days={days} day={day} selectedId={selected?.id ?? null} onSelect={onSelect} onDay={setDay} />
    </div>
  )
}
