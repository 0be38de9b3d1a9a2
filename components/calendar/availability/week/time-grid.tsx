import { type CSSProperties, Fragment, type ReactNode, useId } from 'react'
import { BlockEdge } from '@/components/calendar/availability/week/block-edge'
import { type MovedEdge, rangeAround } from '@/components/calendar/availability/week/drawn-time'
import { OpeningHour } from '@/components/calendar/availability/week/opening-hour'
import { TimeEdge } from '@/components/calendar/availability/week/time-edge'
import { UnblockDay } from '@/components/calendar/availability/week/unblock-day'
import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { listDayEntries, type ShownHours } from '@/lib/calendar/availability/rules/week-layout'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { PhotographerWeek, WallClock } from '@/lib/calendar/availability/schema/week'
import { busyWithText } from '@/lib/calendar/availability/words/other-calendars'
import {
  type CalendarDate,
  minutesOf,
  timeRange,
  toWallTime,
  type WallTime,
} from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'

/** One column of the grid: a day of one photographer. */
export type GridColumn = {
  week: PhotographerWeek
  date: CalendarDate
  head: ReactNode
  /** What can be done with the day. */
  menu?: ReactNode
  /** Where there's only room for one day, only this one is shown. */
  isSelected: boolean
}

type TimeGridProps = {
  columns: readonly GridColumn[]
  hours: ShownHours
  clock: WallClock
  origin: string
  /** The colors of the sky from the first to the last hour, as a CSS gradient's stops. */
  skies?: string
  /** Whether time is opened and closed in it. */
  canDraw: boolean
  /** The hour at which a narrow screen shows the day first. */
  openingHour?: number | null
  className?: string
}

/** Days, or photographers, side by side over the hours of the day. */
export function TimeGrid(props: TimeGridProps) {
  const { columns, hours, clock, origin, skies, canDraw, openingHour = null, className } = props
  const count = hours.until - hours.from
  const shown = Array.from({ length: count }, (_, index) => hours.from + index)
  const datesAhead = columns.map(({ date }) => date).filter((date) => date >= clock.today)
  const style = { ['--days' as string]: columns.length, ['--hours' as string]: count } as CSSProperties
  return (
    <div className={mergeClasses('cal', className)} style={style}>
      <div aria-hidden="true">
        <div className="h-11 border-b border-ink max-md:hidden" />
        <div className="cal-axis">
          {openingHour !== null && openingHour > hours.from && openingHour < hours.until && (
            <OpeningHour style={{ ['--a' as string]: openingHour - hours.from }} />
          )}
          {skies && <i style={{ background: `linear-gradient(${skies})` }} />}
          {shown.map((hour) => (
            <span key={hour} style={{ top: `calc(${hour - hours.from} * var(--h))` }}>
              {toWallTime(hour * 60)}
            </span>
          ))}
        </div>
      </div>
      {columns.map((column) => (
        <Column
          key={`${column.week.photographerId} ${column.date}`}
          column={column}
          hours={hours}
          clock={clock}
          origin={origin}
          canDraw={canDraw}
          datesAhead={datesAhead}
        />
      ))}
    </div>
  )
}

type ColumnProps = Omit<TimeGridProps, 'columns' | 'className' | 'skies' | 'openingHour'> & {
  column: GridColumn
  /** The shown days that aren't over. */
  datesAhead: readonly CalendarDate[]
}

function Column({ column, hours, clock, origin, canDraw, datesAhead }: ColumnProps) {
  const { week, date, head, menu, isSelected } = column
  const headId = useId()
  const isToday = date === clock.today
  const blocked = week.blockedDays.find((day) => day.date === date)
  const isDrawable = canDraw && date >= clock.today && !blocked
  const now = { startTime: clock.time, endTime: clock.time }
  return (
    <section aria-labelledby={headId} className={mergeClasses('min-w-0', !isSelected && 'max-md:hidden')}>
      <div className="relative">
        <h2 id={headId} className="cal-head" data-today={isToday || undefined}>
          {head}
        </h2>
        {menu && <div className="absolute top-0.5 right-0.5 max-md:hidden noscript:hidden">{menu}</div>}
      </div>
      <div className="cal-col" data-day={date} data-drawable={isDrawable || undefined} data-heading={headId}>
        <DayEvents
          week={week}
          date={date}
          hours={hours}
          clock={clock}
          origin={origin}
          isDrawable={isDrawable}
        />
        {blocked && (
          <div className="cal-blocked">
            <p className="font-strong text-ink">{blocked.reason ?? 'Blocked'}</p>
            {blocked.reason && <p className="text-2xs">Blocked</p>}
            {canDraw && <UnblockDay photographerId={week.photographerId} date={date} />}
          </div>
        )}
        {blocked && canDraw && (
          <BlockEdges week={week} date={date} reason={blocked.reason} dates={datesAhead} />
        )}
        {isToday && isShown(now, hours) && <i className="cal-now" style={placeAt(now, hours)} />}
      </div>
    </section>
  )
}

type BlockEdgesProps = {
  week: PhotographerWeek
  /** A blocked day. */
  date: CalendarDate
  reason: string | null
  dates: readonly CalendarDate[]
}

/** The ends of blocked days, beside the first and the last of them. A single day's can't be moved anywhere. */
function BlockEdges({ week, date, reason, dates }: BlockEdgesProps) {
  const { photographerId, blockedDays } = week
  if (dates.length < 2 || !dates.includes(date)) return null
  const range = rangeAround(
    blockedDays.map((day) => day.date),
    date,
  )
  const edges: MovedEdge[] = [
    ...(range.first === date ? ['start' as const] : []),
    ...(range.last === date ? ['end' as const] : []),
  ]
  return edges.map((edge) => (
    <BlockEdge
      key={edge}
      photographerId={photographerId}
      range={range}
      edge={edge}
      reason={reason}
      dates={dates}
    />
  ))
}

type DayEventsProps = {
  week: PhotographerWeek
  date: CalendarDate
  hours: ShownHours
  clock: WallClock
  /** The URL of this calendar, to which bookings lead back. */
  origin: string
  /** Whether time is opened and closed in it. */
  isDrawable: boolean
}

/** What a day of a photographer's calendar consists of, drawn in a column and read in order of time. */
function DayEvents({ week, date, hours, clock, origin, isDrawable }: DayEventsProps) {
  const entries = listDayEntries(week, date).filter((entry) => isShown(entry, hours))
  return entries.map((entry) => {
    const style = placeAt(entry, hours)
    const time = timeRange(entry)
    const key = `${entry.kind} ${entry.startTime}`
    switch (entry.kind) {
      case 'open':
        return (
          <Fragment key={key}>
            <div className="cal-at cal-open" style={style}>
              <span className="sr-only">Open, {time}</span>
            </div>
            {isDrawable &&
              edgesAhead(entry, clock).map((edge) => (
                <TimeEdge
                  key={edge}
                  photographerId={week.photographerId}
                  time={{ date, startTime: entry.startTime, endTime: entry.endTime }}
                  edge={edge}
                  hours={hours}
                />
              ))}
          </Fragment>
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
function placeAt(
  { startTime, endTime }: { startTime: WallTime; endTime: WallTime },
  { from, until }: ShownHours,
): CSSProperties {
  const start = Math.max(minutesOf(startTime) / 60, from)
  const end = Math.min(minutesOf(endTime) / 60, until)
  return { ['--a' as string]: start - from, ['--d' as string]: end - start }
}

/** Whether any of a time is within the shown hours; busy times elsewhere may take up the night. */
function isShown(
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

/** Returns the ends of an open time that can still be moved: those that haven't passed. */
function edgesAhead({ date, startTime, endTime }: SlotTime, { today, time }: WallClock): MovedEdge[] {
  const isAhead = (edge: WallTime) => date > today || edge > time
  return [...(isAhead(startTime) ? ['start' as const] : []), ...(isAhead(endTime) ? ['end' as const] : [])]
}
