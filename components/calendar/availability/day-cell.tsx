import { mergeClasses } from '@/components/ui/merge-classes'
import { type CalendarDate, formatDay, formatWeekday } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

type DayCellProps = {
  date: CalendarDate
  /** How many available times the day has. */
  freeCount: number
  /** The day's times are shown; it is the grid's only tab stop. */
  isShown: boolean
  /** The chosen time is on this day. */
  isChosen: boolean
  /** On the last day that makes the go-live date. */
  note: string | null
  isToday: boolean
  /** In the past or after the last available day; can't be chosen. */
  isOutside: boolean
  onShow: () => void
}

/** One day of the grid; a dot marks a day with available times, a line after it the last safe day. */
export function DayCell(props: DayCellProps) {
  const { date, freeCount, isShown, isChosen, note, isToday, isOutside, onShow } = props
  const number = Number(date.slice(8))
  if (isOutside) {
    return (
      <td className="h-11 text-center text-ink-3" aria-disabled="true">
        {number}
      </td>
    )
  }
  return (
    <td className="p-0">
      <button
        type="button"
        data-day={date}
        tabIndex={isShown ? 0 : -1}
        aria-pressed={isShown}
        aria-label={`${formatWeekday(date)}, ${formatDay(date)}, ${countFree(freeCount)}${note ? `, ${note}` : ''}${isChosen ? ', your time' : ''}`}
        aria-current={isToday ? 'date' : undefined}
        onClick={onShow}
        className={mergeClasses(
          'relative grid h-11 w-full place-items-center rounded-sm transition-[background,box-shadow] duration-(--duration-quick) hover:bg-shade',
          freeCount > 0
            ? 'font-[520] after:absolute after:bottom-1.5 after:size-1 after:rounded-[50%] after:bg-accent'
            : 'text-ink-3',
          note && 'before:absolute before:inset-y-1 before:-right-0.75 before:w-0.5 before:bg-ink',
          isToday && 'underline decoration-2 underline-offset-4',
          isShown && 'bg-accent-wash shadow-[inset_0_0_0_2px_var(--color-accent)] hover:bg-accent-wash',
          isChosen && 'bg-accent text-on-accent after:bg-on-accent hover:bg-accent',
        )}
      >
        {number}
      </button>
    </td>
  )
}

function countFree(count: number): string {
  if (count === 0) return 'no available times'
  return countOf(count, 'available time')
}
