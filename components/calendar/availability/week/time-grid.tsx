import { type CSSProperties, type ReactNode, useId } from 'react'
import { UnblockDay } from '@/components/calendar/availability/week/unblock-day'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ShownHours } from '@/lib/calendar/availability/rules/week-layout'
import type { PhotographerWeek } from '@/lib/calendar/availability/schema/week'
import { type CalendarDate, toWallTime } from '@/lib/platform/time/calendar-date'
import { DayEvents, isShown, placeAt, type WallClock } from './day-events'

/** One column of the grid: a day of one photographer. */
export type GridColumn = {
  week: PhotographerWeek
  date: CalendarDate
  head: ReactNode
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
  className?: string
}

/** Days, or photographers, side by side over the hours of the day. */
export function TimeGrid({ columns, hours, clock, origin, skies, canDraw, className }: TimeGridProps) {
  const count = hours.until - hours.from
  const shown = Array.from({ length: count }, (_, index) => hours.from + index)
  const style = { ['--days' as string]: columns.length, ['--hours' as string]: count } as CSSProperties
  return (
    <div className={mergeClasses('cal', className)} style={style}>
      <div aria-hidden="true">
        <div className="h-11 border-b border-ink" />
        <div className="cal-axis">
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
          {...{ column, hours, clock, origin, canDraw }}
        />
      ))}
    </div>
  )
}

type ColumnProps = Omit<TimeGridProps, 'columns' | 'className' | 'skies'> & { column: GridColumn }

function Column({ column, hours, clock, origin, canDraw }: ColumnProps) {
  const { week, date, head, isSelected } = column
  const headId = useId()
  const isToday = date === clock.today
  const blocked = week.blockedDays.find((day) => day.date === date)
  const isDrawable = canDraw && date >= clock.today && !blocked
  const now = { startTime: clock.time, endTime: clock.time }
  return (
    <section aria-labelledby={headId} className={mergeClasses('min-w-0', !isSelected && 'max-md:hidden')}>
      <h2 id={headId} className="cal-head" data-today={isToday || undefined}>
        {head}
      </h2>
      <div className="cal-col" data-day={date} data-drawable={isDrawable || undefined} data-heading={headId}>
        <DayEvents {...{ week, date, hours, clock, origin }} />
        {blocked && (
          <div className="cal-blocked">
            <p className="font-strong text-ink">{blocked.reason ?? 'Blocked'}</p>
            {blocked.reason && <p className="text-2xs">Blocked</p>}
            {canDraw && <UnblockDay photographerId={week.photographerId} date={date} />}
          </div>
        )}
        {isToday && isShown(now, hours) && <i className="cal-now" style={placeAt(now, hours)} />}
      </div>
    </section>
  )
}
