import type { ReactNode } from 'react'
import { readSunPosition } from '@/lib/calendar/light/rules/sun-position'
import { middleOf, readSpan } from '@/lib/calendar/light/rules/visit-instants'
import type { Position, Visit } from '@/lib/calendar/light/schema'
import { facingInWords, lightTitle } from '@/lib/calendar/light/words'
import { type CalendarDate, formatWeekday } from '@/lib/platform/calendar-date'
import { Compass } from './compass'

type LightHeadProps = {
  date: CalendarDate
  position: Position
  /** In degrees from north; null: unknown. */
  facing: number | null
  timeZone: string
  /** The chosen time, whose sun the compass shows. */
  visit: Visit | null
  address: string
  /** The button that changes the direction. */
  change?: ReactNode
}

/** The head of a day's light: the date, the way the front faces, and the address. */
export function LightHead({ date, position, facing, timeZone, visit, address, change }: LightHeadProps) {
  const sun = visit && readSunPosition(middleOf(readSpan(visit, timeZone)), position)
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="t-place">{lightTitle(date)}</h3>
        <p className="text-ink-3">{formatWeekday(date)}</p>
      </div>
      <div className="flex items-center gap-4">
        <Compass facing={facing} sun={sun && sun.height > 0 ? sun.direction : undefined} />
        <p className="min-w-0">
          <span className="font-strong">{facingInWords(facing)}</span> {change}
          <span className="block text-ink-3">{address}</span>
        </p>
      </div>
    </>
  )
}
