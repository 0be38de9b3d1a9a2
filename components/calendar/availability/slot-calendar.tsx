'use client'

import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { lastOfMonth, within } from '@/components/calendar/availability/calendar-days'
import { DayGrid } from '@/components/calendar/availability/day-grid'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { SlotChip } from '@/components/ui/slot-chip'
import { daysAhead } from '@/lib/calendar/availability/limits'
import { byTime, groupByDate, startsWith } from '@/lib/calendar/availability/rules/slots'
import type { SlotChoice, SlotStart } from '@/lib/calendar/availability/schema/slots'
import { lastDayText, pickDateLabel, takenLabel } from '@/lib/calendar/availability/words/times'
import {
  addDays,
  type CalendarDate,
  formatDate,
  formatDay,
  formatWeekday,
} from '@/lib/platform/time/calendar-date'

type SlotCalendarProps = {
  /** At least one; in order of time, one for each start. */
  slots: readonly SlotChoice[]
  /** A time that someone else has just taken, shown among those of its day. */
  taken: SlotStart | null
  /** Whether assistive technology names who takes each time. */
  namesPhotographers: boolean
  /** The last day that was loaded if there are available times after it, else null. */
  lastDay: CalendarDate | null
  selected: SlotChoice | null
  /** The first day listed. */
  day: CalendarDate
  onDay: (day: CalendarDate) => void
  /** In the studio's zone. */
  today: CalendarDate
  /** The go-live date, and the last day whose times make it. */
  goLive: { liveOn: CalendarDate; latestDay: CalendarDate } | null
  onSelect: (slot: SlotChoice) => void
  /** Called to load the days up to this one when the person moves there. */
  onReadUpTo: (day: CalendarDate) => void
  /** The light of a time: a sign, a word, and what that means. */
  describeSlot?: DescribeSlot
}

type DescribeSlot = (slot: SlotChoice) => { sign: ReactNode; word: string; title: string }

/** Days listed at once: enough to compare without a wall of chips. */
const daysAtOnce = 5

/** The available times of a day and of the days after it, with a month to pick another day from. */
export function SlotCalendar(props: SlotCalendarProps) {
  const {
    slots,
    taken,
    lastDay,
    selected,
    today,
    goLive,
    namesPhotographers,
    onSelect,
    onReadUpTo,
    onDay,
    describeSlot,
  } = props
  const days = useMemo(() => groupByDate(slots), [slots])
  const lastOffered = days.at(-1)?.date ?? today
  const last = lastDay ? (goLive?.latestDay ?? addDays(today, daysAhead)) : lastOffered
  const photosBy = goLive && addDays(goLive.liveOn, -1)
  const lastSafe = photosBy && !lastDay ? { day: lastOffered, text: lastDayText(photosBy) } : null
  // Times can be taken while the calendar is open.
  const day = within(props.day, today, last)
  const isRead = lastDay === null || day <= lastDay
  const free = useMemo(() => new Map(days.map(({ date, slots: ofDay }) => [date, ofDay.length])), [days])
  useEffect(() => {
    if (!isRead) onReadUpTo(lastOfMonth(day))
  }, [isRead, day, onReadUpTo])

  const ahead = days.filter(({ date }) => date >= day)
  const isDayFree = ahead[0]?.date === day
  const later = ahead[daysAtOnce]?.date ?? (lastDay && addDays(lastDay, 1))
  const list = useRef<HTMLUListElement>(null)

  function showLater(date: CalendarDate) {
    onDay(date)
    list.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div>
      <fieldset className="min-w-0">
        <legend className="sr-only">Available times</legend>
        <ul ref={list} className="scroll-mt-40">
          {!isDayFree && (
            <DayRow date={day}>
              <p className="text-ink-2" role="status">
                {isRead ? 'No available times on this day.' : 'Loading available times…'}
              </p>
            </DayRow>
          )}
          {ahead.slice(0, daysAtOnce).map(({ date, slots: ofDay }) => (
            <DayRow key={date} date={date} note={date === lastSafe?.day ? lastSafe.text : null}>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2">
                {withTaken(ofDay, taken?.date === date ? taken : null).map((slot) =>
                  'id' in slot ? (
                    <TimeChip
                      key={slot.id}
                      slot={slot}
                      photographer={namesPhotographers ? (slot.photographerName.split(' ')[0] ?? null) : null}
                      light={describeSlot?.(slot)}
                      selected={slot.id === selected?.id}
                      onClick={() => onSelect(slot)}
                    />
                  ) : (
                    <TakenChip key="taken" {...slot} />
                  ),
                )}
              </div>
            </DayRow>
          ))}
        </ul>
      </fieldset>
      {later && isRead && (
        <Button className="mt-4" onClick={() => showLater(later)}>
          Later times
          <span className="sr-only">, from {formatDate(later)}</span>
        </Button>
      )}
      <Disclosure look="row" summary={pickDateLabel} className="mt-5">
        <DayGrid
          day={day}
          today={today}
          last={last}
          free={free}
          selectedDay={selected?.date ?? null}
          lastSafe={lastSafe}
          onDay={onDay}
        />
      </Disclosure>
    </div>
  )
}

type DayRowProps = { date: CalendarDate; note?: string | null; children: ReactNode }

function DayRow({ date, note, children }: DayRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2.5 border-b py-4 first:pt-1 md:grid-cols-[8.5rem_minmax(0,1fr)]">
      {note && <p className="col-span-full border-l-2 border-ink pl-2 font-strong">{note}</p>}
      <div className="flex items-baseline gap-x-3 md:block">
        <h3 className="t-place">{formatDay(date)}</h3>
        <p className="text-ink-3">{formatWeekday(date)}</p>
      </div>
      {children}
    </li>
  )
}

/** Adds the time that was taken to those of its day, unless another photographer has the same. */
function withTaken(ofDay: readonly SlotChoice[], taken: SlotStart | null): (SlotChoice | SlotStart)[] {
  if (!taken || ofDay.some((slot) => startsWith(slot, taken))) return [...ofDay]
  const { date, startTime } = taken
  return [...ofDay, { date, startTime }].sort(byTime)
}

function TakenChip({ date, startTime }: SlotStart) {
  return (
    <SlotChip disabled className="min-w-0 justify-start px-3 py-1.5 text-left max-md:justify-start">
      <span className="min-w-0">
        <span className="sr-only">{formatDate(date)}, </span>
        {startTime}
        <span className="block text-xs leading-4 font-normal">{takenLabel}</span>
      </span>
    </SlotChip>
  )
}

type TimeChipProps = Pick<ComponentProps<typeof SlotChip>, 'selected' | 'onClick'> & {
  slot: SlotChoice
  /** Not seen; null if there is only one. */
  photographer: string | null
  light?: ReturnType<DescribeSlot>
}

function TimeChip({ slot, photographer, light, selected, onClick }: TimeChipProps) {
  return (
    <SlotChip
      selected={selected}
      onClick={onClick}
      title={light?.title}
      hasMark={false}
      className="min-w-0 justify-start px-3 py-1.5 text-left max-md:justify-start"
    >
      {light?.sign}
      <span className="min-w-0">
        <span className="sr-only">{slot.dateText}, </span>
        {slot.startTime}
        <span className="sr-only"> – {slot.endTime}</span>
        {light && (
          <span aria-hidden="true" className="block truncate text-xs leading-4 font-normal opacity-75">
            {light.word}
          </span>
        )}
        {photographer && <span className="sr-only"> {photographer}</span>}
      </span>
    </SlotChip>
  )
}
