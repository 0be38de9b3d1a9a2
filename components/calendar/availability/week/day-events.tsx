import type { CSSProperties } from 'react'
import { Link } from '@/components/ui/link'
import { listDayEntries, type ShownHours } from '@/lib/calendar/availability/rules/week-layout'
import type { PhotographerWeek } from '@/lib/calendar/availability/schema/week'
import { busyWithText } from '@/lib/calendar/availability/words/other-calendars'
import { type CalendarDate, minutesOf, timeRange, type WallTime } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'

/** The current day and time of day in the studio's zone. */
export type WallClock = { today: CalendarDate; time: WallTime }

type DayEventsProps = {
  week: PhotographerWeek
  date: CalendarDate
  hours: ShownHours
  clock: WallClock
  /** The URL of this calendar, to which bookings lead back. */
  origin: string
}

/** What a day of a photographer's calendar consists of, drawn in a column and read in order of time. */
export function DayEvents({ week, date, hours, clock, origin }: DayEventsProps) {
  const entries = listDayEntries(week, date).filter((entry) => isShown(entry, hours))
  return entries.map((entry) => {
    const style = placeAt(entry, hours)
    const time = timeRange(entry)
    const key = `${entry.kind} ${entry.startTime}`
    switch (entry.kind) {
      case 'open':
        return (
          <div key={key} className="cal-at cal-open" style={style}>
            <span className="sr-only">Open, {time}</span>
          </div>
        )
      case 'drive':
        return (
          <p key={key} className="cal-at cal-drive" style={style} data-tight={entry.isTight || undefined}>
            {entry.minutes} min<span className="sr-only"> drive</span>
            {entry.isTight && ', too short'}
          </p>
        )
      case 'busy':
        return (
          <p key={key} className="cal-event cal-busy" style={inLane(entry, style)}>
            <span className="truncate">
              {busyWithText(entry.title)}
              <span className="sr-only">, {time}</span>
            </span>
          </p>
        )
      case 'hold':
        return (
          <p key={key} className="cal-event cal-hold" style={inLane(entry, style)}>
            <span className="font-strong">Held until {entry.heldUntil}</span>
            <span>
              Someone is booking<span className="sr-only">, {time}</span>
            </span>
          </p>
        )
      default: {
        const { bookingId, address, clientName, status } = entry
        const isOver = status === 'COMPLETED' || hasPassed(entry, clock)
        const state = isOver ? 'over' : status === 'PENDING' ? 'pending' : undefined
        return (
          <Link
            key={bookingId}
            href={withOrigin(`/booking/${bookingId}`, origin)}
            className="cal-event cal-shoot"
            style={inLane(entry, style)}
            data-state={state}
            data-short={minutesOf(entry.endTime) - minutesOf(entry.startTime) <= 60 || undefined}
          >
            <b>{address}</b>
            <span className="cal-time">{state === 'pending' ? `${entry.startTime}, pending` : time}</span>
            <span>{clientName}</span>
          </Link>
        )
      }
    }
  })
}

/** Returns where the shown part of a time is in a column, for the classes of `calendar.css`. */
export function placeAt(
  { startTime, endTime }: { startTime: WallTime; endTime: WallTime },
  { from, until }: ShownHours,
): CSSProperties {
  const start = Math.max(minutesOf(startTime) / 60, from)
  const end = Math.min(minutesOf(endTime) / 60, until)
  return { ['--a' as string]: start - from, ['--d' as string]: end - start }
}

/** Whether any of a time is within the shown hours; busy times elsewhere may take up the night. */
export function isShown(
  { startTime, endTime }: { startTime: WallTime; endTime: WallTime },
  { from, until }: ShownHours,
): boolean {
  return minutesOf(endTime) >= from * 60 && minutesOf(startTime) < until * 60
}

function inLane({ lane, lanes }: { lane: number; lanes: number }, style: CSSProperties): CSSProperties {
  return { ...style, ['--lane' as string]: lane, ['--lanes' as string]: lanes }
}

function hasPassed({ date, endTime }: { date: CalendarDate; endTime: WallTime }, clock: WallClock): boolean {
  return date < clock.today || (date === clock.today && endTime <= clock.time)
}
