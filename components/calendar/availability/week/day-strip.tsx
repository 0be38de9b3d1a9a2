import { Link } from '@/components/ui/link'
import { type CalendarDate, formatDay, formatWeekday } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

type DayStripProps = {
  dates: readonly CalendarDate[]
  selected: CalendarDate
  hrefOf: (date: CalendarDate) => string
  countShoots: (date: CalendarDate) => number
}

/** The days of a week for a narrow screen, which shows one of them: a link for each, with a mark for each shoot. */
export function DayStrip({ dates, selected, hrefOf, countShoots }: DayStripProps) {
  return (
    <nav aria-label="Days" className="grid grid-cols-7 border-b border-ink">
      {dates.map((date) => {
        const shoots = countShoots(date)
        return (
          <Link
            key={date}
            href={hrefOf(date)}
            scroll={false}
            aria-current={date === selected ? 'date' : undefined}
            className="-mb-px grid min-h-16 justify-items-center border-b-3 border-transparent pt-1 text-2xs text-ink-2 aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-accent"
          >
            <span className="sr-only">
              {`${formatWeekday(date)}, ${formatDay(date)}, ${countOf(shoots, 'shoot')}`}
            </span>
            <span aria-hidden="true">{formatWeekday(date).slice(0, 3)}</span>
            <span aria-hidden="true" className="font-serif text-xl font-light">
              {Number(date.slice(8))}
            </span>
            <span aria-hidden="true" className="flex h-1.5 gap-0.5">
              {Array.from({ length: Math.min(shoots, 5) }, (_, index) => index).map((index) => (
                <i key={index} className="size-1 bg-current" />
              ))}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
