'use client'

import { type CSSProperties, type FormEvent, useEffect, useRef, useState, useTransition } from 'react'
import { ColleagueField } from '@/components/calendar/availability/colleague-field'
import { TimeInput } from '@/components/calendar/availability/time-input'
import { Button, LinkButton } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, FieldErrors } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { explainFailure } from '@/components/ui/show-result'
import { addWeeklyHoursAction, changeOpenTimeAction } from '@/lib/calendar/availability/actions'
import { defaultPatternDays, defaultSlotMinutes } from '@/lib/calendar/availability/limits'
import { readOpenness } from '@/lib/calendar/availability/rules/open-time'
import { overlaps } from '@/lib/calendar/availability/rules/slots'
import { readTime } from '@/lib/calendar/availability/rules/typed-time'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { BookableTime } from '@/lib/calendar/availability/schema/week'
import { blockDayLabel } from '@/lib/calendar/availability/words/blocked-days'
import {
  bookAtLabel,
  closeTimeLabel,
  openTimeFailedText,
  openTimeLabel,
} from '@/lib/calendar/availability/words/open-time'
import type { ActionResult } from '@/lib/platform/errors'
import { addDays, formatDay, formatWeekday, minutesOf, weekdayOf } from '@/lib/platform/time/calendar-date'
import { useBlockDay } from './block-day'
import { clockTimes, type DrawnTime } from './drawn-time'
import { showChangedTime, showWeeklyTime } from './show-changed-time'
import { SlotLengthSelect } from './slot-length-select'

type TimePanelProps = {
  time: DrawnTime
  label: string
  colleague: Calendar | null
  /** The times that are open in the calendar. */
  openTimes: readonly SlotTime[]
  /** Those of them that aren't taken, in order of time. */
  freeTimes: readonly BookableTime[]
  style: CSSProperties
  side: 'left' | 'right' | 'inside'
  onFinish: () => void
}

/** Opens or closes a drawn time, once or every week: closed time can be opened, and open time closed. */
export function TimePanel(props: TimePanelProps) {
  const { time, label, colleague, openTimes, freeTimes, style, side, onFinish } = props
  const panel = useRef<HTMLDivElement>(null)
  const [messages, setMessages] = useState<string[]>([])
  const [busy, start] = useTransition()
  const [typed, setTyped] = useState(() => clockTimes(time))
  const { block, dialog } = useBlockDay(colleague, time.date, onFinish)
  const typedTime = readTyped({ date: time.date, ...typed })
  // As long as the time isn't complete, it may be either.
  const openness = typedTime ? readOpenness(typedTime, openTimes) : 'mixed'
  const bookable = typedTime && freeTimes.find((free) => overlaps(free, typedTime))
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const isWeekly = form.get('weekly') === 'on' && form.get('change') === 'open'
    if (busy) return
    start(async () => {
      const failed = isWeekly ? await openWeekly(form, colleague) : await changeOnce(form)
      if (failed) setMessages(failed)
      else onFinish()
    })
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      data-time-panel
      data-side={side}
      className="cal-panel text-sm"
      style={style}
    >
      <form className="grid gap-3" onSubmit={submit} noValidate>
        <div className="flex items-start justify-between gap-2">
          <p className="pt-1 font-strong">
            {formatWeekday(time.date)}, {formatDay(time.date)}
          </p>
          <IconButton label="Close" icon="x" size="sm" onClick={onFinish} className="-mt-1 -mr-2" />
        </div>
        <input type="hidden" name="date" value={time.date} />
        <ColleagueField colleague={colleague} />
        <div className="grid grid-cols-2 gap-2">
          <Field label="Start" name="startTime">
            <TimeInput
              size="sm"
              value={typed.startTime}
              onChange={({ target }) => type({ startTime: target.value })}
            />
          </Field>
          <Field label="End" name="endTime">
            <TimeInput
              size="sm"
              value={typed.endTime}
              onChange={({ target }) => type({ endTime: target.value })}
            />
          </Field>
        </div>
        {openness === 'open' ? (
          <input type="hidden" name="slotMinutes" value={defaultSlotMinutes} />
        ) : (
          <>
            <Field label="Slot length" name="slotMinutes">
              <SlotLengthSelect size="sm" defaultValue={String(defaultSlotMinutes)} />
            </Field>
            <CheckboxField name="weekly" label={`Every ${formatWeekday(time.date)}`} />
          </>
        )}
        <div aria-live="polite">{messages.length > 0 && <FieldErrors messages={messages} />}</div>
        <div className="flex flex-wrap gap-2">
          {openness !== 'open' && (
            <Button type="submit" name="change" value="open" variant="main" size="sm" busy={busy}>
              {openTimeLabel}
            </Button>
          )}
          {openness !== 'closed' && (
            <Button
              type="submit"
              name="change"
              value="close"
              variant={openness === 'open' ? 'main' : 'default'}
              size="sm"
              busy={busy}
            >
              {closeTimeLabel}
            </Button>
          )}
          {bookable && (
            <LinkButton href={bookable.bookHref} size="sm">
              {bookAtLabel(bookable)}
            </LinkButton>
          )}
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => start(block)}>
            {blockDayLabel}
          </Button>
        </div>
      </form>
      {dialog}
    </div>
  )
}

function readTyped({ date, ...typed }: SlotTime): SlotTime | null {
  const [startTime, endTime] = [readTime(typed.startTime), readTime(typed.endTime)]
  return startTime && endTime && startTime < endTime ? { date, startTime, endTime } : null
}

/** Returns why it failed; null if it didn't. */
async function changeOnce(form: FormData): Promise<string[] | null> {
  const result = await changeOpenTimeAction(null, form).catch(() => null)
  if (!result?.ok) return explain(result)
  showChangedTime(result.data)
  return null
}

async function openWeekly(form: FormData, colleague: Calendar | null): Promise<string[] | null> {
  const result = await addWeeklyHoursAction(toPattern(form, colleague)).catch(() => null)
  if (!result?.ok) return explain(result)
  showWeeklyTime(result.data)
  return null
}

function explain(result: ActionResult<unknown> | null): string[] {
  const fields = result?.ok === false ? Object.values(result.fields ?? {}).flat() : []
  return fields.length > 0 ? fields : [explainFailure(result, openTimeFailedText)]
}

/** Returns the weekly hours of what was entered, for as long as new ones last by default. */
function toPattern(form: FormData, colleague: Calendar | null) {
  const [date, startTime, endTime] = ['date', 'startTime', 'endTime'].map((name) => String(form.get(name)))
  const range = { startTime: startTime ?? '', endTime: endTime ?? '' }
  return {
    photographerId: colleague?.photographerId,
    weekdays: [weekdayOf(date ?? '')],
    ranges: [range],
    slotMinutes: Number(form.get('slotMinutes')) || minutesOf(range.endTime) - minutesOf(range.startTime),
    fromDate: date ?? '',
    untilDate: addDays(date ?? '', defaultPatternDays),
  }
}
