'use client'

import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { lastOfMonth, within } from '@/components/calendar/availability/calendar-days'
import { DayGrid } from '@/components/calendar/availability/day-grid'
import { Button } from '@/components/ui/button'
import { SlotChip } from '@/components/ui/slot-chip'
import { daysAhead } from '@/lib/calendar/availability/limits'
import { groupByDate } from '@/lib/calendar/availability/rules/slots'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { lastSafeDayLabel } from '@/lib/calendar/availability/words/times'
import { addDays, type CalendarDate, formatDate, formatWeekday } from '@/lib/platform/time/calendar-date'

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
  /** No time after this day makes the go-live date, if there is one. */
  latestDay?: CalendarDate
  onSelect: (slot: SlotChoice) => void
  /** Called to load the days up to this one when the person moves there. */
  onReadUpTo: (day: CalendarDate) => void
  /** Suggests times above the calendar. `openDay` moves the calendar to a day. */
  suggest?: (openDay: (day: CalendarDate) => void) => ReactNode
  /** Renders the first listed day, if it's the one the person moved to, instead of its chips. */
  renderDay?: RenderDay
  /** A sign for a time's chip, and what it means. */
  describeSlot?: DescribeSlot
}

type RenderDay = (
  date: CalendarDate,
  slots: readonly SlotChoice[],
  /** Several photographers have available times. */
  showsPhotographer: boolean,
) => ReactNode
type DescribeSlot = (slot: SlotChoice) => { sign: ReactNode; title: string }

/** The available times: a month beside the times of its days, or on a phone a week above them. */
export function SlotCalendar(props: SlotCalendarProps) {
  const {
    slots,
    lastDay,
    selected,
    lostDay,
    today,
    latestDay,
    onSelect,
    onReadUpTo,
    suggest,
    renderDay,
    describeSlot,
  } = props
  const days = useMemo(() => groupByDate(slots), [slots])
  const [chosenDay, setDay] = useState(selected?.date ?? lostDay ?? days[0]?.date ?? today)
  const lastOffered = days.at(-1)?.date ?? today
  const last = lastDay ? (latestDay ?? addDays(today, daysAhead)) : lastOffered
  const lastSafeDay = latestDay && !lastDay ? lastOffered : null
  // Times can be taken while the calendar is open.
  const day = within(chosenDay, today, last)
  const isRead = lastDay === null || day <= lastDay
  const free = useMemo(() => new Map(days.map(({ date, slots: ofDay }) => [date, ofDay.length])), [days])
  const grid = { day, today, last, free, selectedDay: selected?.date ?? null, lastSafeDay, onDay: setDay }
  useEffect(() => {
    if (!isRead) onReadUpTo(lastOfMonth(day))
  }, [isRead, day, onReadUpTo])

  return (
    <>
      {suggest?.(setDay)}
      <div className="grid gap-8 md:grid-cols-[19rem_minmax(0,1fr)] md:items-start md:gap-10">
        <DayGrid {...grid} view="week" className="md:hidden" />
        <DayGrid {...grid} view="month" className="max-md:hidden" />
        <SlotDays
          days={days}
          day={day}
          isRead={isRead}
          dayAfter={lastDay && addDays(lastDay, 1)}
          lastSafeDay={lastSafeDay}
          selectedId={selected?.id ?? null}
          onSelect={onSelect}
          onDay={setDay}
          renderDay={renderDay}
          describeSlot={describeSlot}
        />
      </div>
    </>
  )
}

/** Days listed at once: enough to compare without a wall of chips. */
const daysAtOnce = 4

type SlotDaysProps = {
  /** The days with available times, in order. */
  days: readonly { date: CalendarDate; slots: readonly SlotChoice[] }[]
  /** The first day listed. */
  day: CalendarDate
  /** Whether its times have been loaded. */
  isRead: boolean
  /** The first day that isn't loaded yet if there are times from there on, else null. */
  dayAfter: CalendarDate | null
  /** The last day that makes the go-live date, once it's known. */
  lastSafeDay: CalendarDate | null
  selectedId: string | null
  onSelect: (slot: SlotChoice) => void
  onDay: (day: CalendarDate) => void
  renderDay?: RenderDay
  describeSlot?: DescribeSlot
}

/** The available times of a day and of the days after it. */
function SlotDays(props: SlotDaysProps) {
  const { days, day, isRead, dayAfter, lastSafeDay, selectedId, onSelect, onDay, renderDay, describeSlot } =
    props
  const ahead = days.filter(({ date }) => date >= day)
  const isDayFree = ahead[0]?.date === day
  const later = ahead[daysAtOnce]?.date ?? dayAfter
  const list = useRef<HTMLUListElement>(null)
  const photographers = new Set(days.flatMap(({ slots }) => slots.map((slot) => slot.photographerId)))
  const showsPhotographer = photographers.size > 1

  function showLater(date: CalendarDate) {
    onDay(date)
    list.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <fieldset className="min-w-0">
      <legend className="t-head pb-3 max-md:sr-only">Available times</legend>
      <ul ref={list} className="scroll-mt-20 border-t border-ink">
        {!isDayFree && (
          <li className="border-b py-5">
            <h3 className="t-place">{formatDate(day)}</h3>
            <p className="text-ink-2" role="status">
              {isRead ? 'No available times on this day.' : 'Loading available times…'}
            </p>
          </li>
        )}
        {ahead.slice(0, daysAtOnce).map(({ date, slots }) => (
          <li key={date} className="grid gap-3 border-b py-5 first:pt-4">
            {date === lastSafeDay && (
              <p className="border-l-2 border-ink pl-2 font-strong">{lastSafeDayLabel}</p>
            )}
            {date === day && renderDay ? (
              renderDay(date, slots, showsPhotographer)
            ) : (
              <>
                <div className="flex items-baseline gap-3">
                  <h3 className="t-place">{formatDate(date)}</h3>
                  <p className="text-ink-3">{formatWeekday(date)}</p>
                </div>
                <div className="flex flex-wrap gap-2">
                  {slots.map((slot) => (
                    <TimeChip
                      key={slot.id}
                      slot={slot}
                      showsPhotographer={showsPhotographer}
                      light={describeSlot?.(slot)}
                      selected={slot.id === selectedId}
                      onClick={() => onSelect(slot)}
                    />
                  ))}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {later && isRead && (
        <Button variant="quiet" className="mt-3" onClick={() => showLater(later)}>
          Later times
          <span className="sr-only">, from {formatDate(later)}</span>
        </Button>
      )}
    </fieldset>
  )
}

type TimeChipProps = Pick<ComponentProps<typeof SlotChip>, 'selected' | 'onClick'> & {
  slot: SlotChoice
  showsPhotographer: boolean
  light?: ReturnType<DescribeSlot>
}

function TimeChip({ slot, showsPhotographer, light, ...rest }: TimeChipProps) {
  return (
    <SlotChip {...rest} title={light?.title}>
      {light?.sign}
      <span className="sr-only">{slot.dateText}, </span>
      {slot.timeText}
      {showsPhotographer && (
        <span className="font-normal opacity-75">{firstName(slot.photographerName)}</span>
      )}
    </SlotChip>
  )
}

function firstName(fullName: string): string {
  return fullName.split(' ')[0] ?? fullName
}
