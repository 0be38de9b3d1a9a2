'use client'

import { useId, useRef } from 'react'
import { HourRanges } from '@/components/calendar/availability/hour-ranges'
import { useHoursForm } from '@/components/calendar/availability/use-hours-form'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, FieldErrors, Input, Select } from '@/components/ui/field'
import { mergeClasses } from '@/components/ui/merge-classes'
import { slotLengthChoices } from '@/lib/calendar/availability/limits'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type { WeeklyHoursPreview as Preview } from '@/lib/calendar/availability/schema/weekly-hours'
import { lengthInWords } from '@/lib/calendar/availability/words/lengths'
import { describeNewSlots, describeSkippedSlots } from '@/lib/calendar/availability/words/slots'
import { formatDate, formatWeekday, timeRange } from '@/lib/platform/time/calendar-date'
import { weekdayNames, weekdaysInOrder } from '@/lib/platform/time/week'

type HoursFormProps = {
  colleague: Calendar | null
  today: string
  /** The last day that slots can be added for. */
  furthest: string
  defaultUntil: string
  /** The ISO weekdays that are chosen at first; none by default. */
  defaultWeekdays?: number[]
}

/** Adds weekly hours, with a preview of the slots they would add. */
export function HoursForm(props: HoursFormProps) {
  const { colleague, today, furthest, defaultUntil, defaultWeekdays } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { typed, change, preview, errors, busy, submit } = useHoursForm(
    { weekdays: defaultWeekdays ?? [], fromDate: today, untilDate: defaultUntil },
    colleague,
  )
  // After the next paint, when the invalid fields are marked.
  const focusFirstError = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

  function toggle(weekday: number) {
    const others = typed.weekdays.filter((one) => one !== weekday)
    change({ weekdays: others.length < typed.weekdays.length ? others : [...others, weekday].sort() })
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5.5"
      onSubmit={(event) => {
        event.preventDefault()
        submit(focusFirstError)
      }}
    >
      <fieldset aria-describedby={errors?.weekdays && `${id}-weekdays`}>
        <legend className="mb-2 font-medium">Weekdays</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-6 gap-y-1">
          {weekdaysInOrder().map((weekday) => (
            <CheckboxField
              key={weekday}
              label={weekdayNames[weekday - 1]}
              className="min-h-9 items-center"
              checked={typed.weekdays.includes(weekday)}
              onChange={() => toggle(weekday)}
              aria-invalid={errors?.weekdays ? true : undefined}
            />
          ))}
        </div>
        {errors?.weekdays && <FieldErrors id={`${id}-weekdays`} messages={errors.weekdays} />}
      </fieldset>
      <HourRanges ranges={typed.ranges} onChange={(ranges) => change({ ranges })} errors={errors} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="Slot length" errors={errors?.slotMinutes}>
          <Select
            value={typed.slotMinutes}
            onChange={(event) => change({ slotMinutes: Number(event.target.value) })}
          >
            {slotLengthChoices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {lengthInWords(minutes)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="From" errors={errors?.fromDate}>
          <Input
            type="date"
            min={today}
            max={furthest}
            value={typed.fromDate}
            onChange={(event) => change({ fromDate: event.target.value })}
          />
        </Field>
        <Field label="Until" errors={errors?.untilDate}>
          <Input
            type="date"
            min={typed.fromDate || today}
            max={furthest}
            value={typed.untilDate}
            onChange={(event) => change({ untilDate: event.target.value })}
          />
        </Field>
      </div>
      {preview && <WeeklyHoursPreview preview={preview} />}
      <div>
        <Button
          type="submit"
          variant="main"
          busy={busy}
          busyText="Adding hours"
          disabled={preview?.fresh === 0}
        >
          Add weekly hours
        </Button>
      </div>
    </form>
  )
}

/** A preview of the entered hours: their first week, how many slots they add, and which are skipped and why. */
function WeeklyHoursPreview({ preview }: { preview: Preview }) {
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
