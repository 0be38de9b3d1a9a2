'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { SlotChip } from '@/components/ui/slot-chip'
import type { SlotChoice } from '@/lib/availability/schema/slots'
import { type CalendarDate, formatDate, formatWeekday } from '@/lib/platform/calendar-date'

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
  selectedId: string | null
  onSelect: (slot: SlotChoice) => void
  onDay: (day: CalendarDate) => void
}

/** The available times of a day and of the days after it. */
export function SlotDays(props: SlotDaysProps) {
  const { days, day, isRead, dayAfter, selectedId, onSelect, onDay } = props
  const ahead = days.filter(({ date }) => date >= day)
  const isDayFree = ahead[0]?.date === day
  const later = ahead[daysAtOnce]?.date ?? dayAfter
  const list = useRef<HTMLUListElement>(null)
  const photographers = new Set(days.flatMap(({ slots }) => slots.map((slot) => slot.photographerId)))

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
            <div className="flex items-baseline gap-3">
              <h3 className="t-place">{formatDate(date)}</h3>
              <p className="text-ink-3">{formatWeekday(date)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {slots.map((slot) => (
                <SlotChip key={slot.id} selected={slot.id === selectedId} onClick={() => onSelect(slot)}>
                  <span className="sr-only">{slot.dateText}, </span>
                  {slot.timeText}
                  {photographers.size > 1 && (
                    <span className="font-normal opacity-75">{firstName(slot.photographerName)}</span>
                  )}
                </SlotChip>
              ))}
            </div>
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

function firstName(fullName: string): string {
  return fullName.split(' ')[0] ?? fullName
}
