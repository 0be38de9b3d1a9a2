import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { countOpenMinutes } from '@/lib/calendar/availability/rules/week-layout'
import { CalendarAddress } from '@/lib/calendar/availability/schema/calendars'
import type { PhotographerWeek } from '@/lib/calendar/availability/schema/week'
import { shortOpenText } from '@/lib/calendar/availability/words/open-time'
import { type CalendarDate, formatDate, formatWeekday } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'

type StudioTableProps = {
  weeks: readonly PhotographerWeek[]
  dates: readonly CalendarDate[]
  /** Where there's only room for one day, only this one is shown. */
  selected: CalendarDate
  today: CalendarDate
  origin: string
  className?: string
}

/** The shoots and the open time of everyone, a row for each photographer and a column for each day. */
export function StudioTable({ weeks, dates, selected, today, origin, className }: StudioTableProps) {
  const narrow = (date: CalendarDate) => date !== selected && 'max-md:hidden'
  return (
    <table className={mergeClasses('w-full table-fixed border-collapse text-xs', className)}>
      <thead>
        <tr className="border-b border-ink text-left align-baseline">
          <th scope="col" className="w-30 py-2 pr-3 font-normal text-ink-3 max-md:w-28">
            Photographer
          </th>
          {dates.map((date) => (
            <th
              key={date}
              scope="col"
              className={mergeClasses(
                'px-2 py-2 font-normal text-ink-2',
                date === today && 'font-strong text-accent',
                narrow(date),
              )}
            >
              <span aria-hidden="true">
                <b className="font-serif text-xl font-light">{Number(date.slice(8))}</b>{' '}
                {formatWeekday(date).slice(0, 3)}
              </span>
              <span className="sr-only">
                {formatWeekday(date)}, {formatDate(date)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.photographerId} className="border-b align-top">
            <th scope="row" className="py-3 pr-3 text-left font-medium wrap-break-word">
              <Link
                href={CalendarAddress.href({ photographer: week.photographerId, date: selected })}
                className="hover:underline"
              >
                {week.fullName}
              </Link>
            </th>
            {dates.map((date) => (
              <td key={date} className={mergeClasses('border-l px-2 py-3', narrow(date))}>
                <DayCell week={week} date={date} origin={origin} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = { week: PhotographerWeek; date: CalendarDate; origin: string }

function DayCell({ week, date, origin }: DayCellProps) {
  const ofDay = <T extends { date: CalendarDate }>(all: readonly T[]) =>
    all.filter((one) => one.date === date)
  const shoots = ofDay(week.shoots)
  const openMinutes = countOpenMinutes({ ...week, slots: ofDay(week.slots) })
  return (
    <>
      {shoots.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {shoots.map(({ bookingId, startTime, address, status }) => (
            <li key={bookingId}>
              <Link href={withOrigin(`/booking/${bookingId}`, origin)} className="block hover:underline">
                <span className="text-ink-2">
                  {startTime}
                  {status === 'PENDING' && ', pending'}
                </span>
                <span className="block truncate font-serif text-sm">{address}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {ofDay(week.blockedDays).length > 0 ? (
        <p className="text-ink-2">Blocked</p>
      ) : (
        openMinutes > 0 && (
          <p className={mergeClasses('text-ink-3', shoots.length > 0 && 'mt-1.5')}>
            {shortOpenText(openMinutes)}
          </p>
        )
      )}
    </>
  )
}
