import { mergeClasses } from '@/components/ui/merge-classes'
import type { PatternPreview as Preview } from '@/lib/calendar/availability/schema/weekly-hours'
import { describeNewSlots, describeSkippedSlots } from '@/lib/calendar/availability/words/slots'
import { formatDate, formatWeekday, timeRange } from '@/lib/platform/calendar-date'

/** A preview of the entered hours: their first week, how many slots they add, and which are skipped and why. */
export function PatternPreview({ preview }: { preview: Preview }) {
  return (
    <div className="grid gap-4">
      <p className="font-medium">The first week</p>
      <ol className="grid text-xs xl:grid-cols-7">
        {preview.week.map((day) => (
          <PreviewDay key={day.date} day={day} />
        ))}
      </ol>
      <div aria-live="polite" className="grid gap-1 text-ink-2">
        <p>{describeNewSlots(preview.fresh)}</p>
        {preview.skipped.map(({ reason, count, examples }) => (
          <p key={reason}>
            {describeSkippedSlots(reason, count)}{' '}
            <span className="text-ink-3">
              {examples.map((slot) => `${formatDate(slot.date)}, ${timeRange(slot)}`).join('; ')}
              {count > examples.length && '; and more'}
            </span>
          </p>
        ))}
      </div>
    </div>
  )
}

function PreviewDay({ day }: { day: Preview['week'][number] }) {
  const isClosed = day.isBlocked || day.slots.length === 0
  return (
    <li className="flex min-w-0 flex-wrap items-baseline gap-x-4 border-b py-1.5 xl:block xl:border-l xl:pt-0 xl:pb-3 xl:pl-1.5 xl:first:border-l-0 xl:first:pl-0">
      <b
        className={mergeClasses(
          'block w-20 font-serif text-lg font-normal xl:w-auto',
          isClosed && 'text-ink-3',
        )}
      >
        {formatWeekday(day.date).slice(0, 3)} {Number(day.date.slice(8))}
      </b>
      {isClosed && <span className="block text-ink-2">{day.isBlocked ? 'Blocked' : 'Closed'}</span>}
      {!day.isBlocked &&
        day.slots.map((slot) => (
          <span
            key={slot.startTime}
            className={mergeClasses(
              'block whitespace-nowrap text-ink-2',
              slot.kind === 'booked' && 'font-strong text-accent',
              slot.kind === 'fresh' && 'text-ink',
            )}
          >
            {slot.kind === 'booked' ? `${slot.startTime} booked` : timeRange(slot)}
          </span>
        ))}
    </li>
  )
}
