'use client'

import { type CSSProperties, type FormEvent, useEffect, useRef, useState, useTransition } from 'react'
import { ColleagueField } from '@/components/calendar/availability/colleague-field'
import { TimeInput } from '@/components/calendar/availability/time-input'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, FieldErrors } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { addPatternAction, changeOpenTimeAction } from '@/lib/calendar/availability/actions'
import { defaultPatternDays, defaultSlotMinutes } from '@/lib/calendar/availability/limits'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import {
  closeTimeLabel,
  openTimeFailedText,
  openTimeLabel,
  timeClosedText,
  timeOpenedText,
} from '@/lib/calendar/availability/words/open-time'
import { addDays, formatDay, formatWeekday, minutesOf, weekdayOf } from '@/lib/platform/time/calendar-date'
import { clockTimes, type DrawnTime } from './drawn-time'
import { SlotLengthSelect } from './slot-length-select'

type TimePanelProps = {
  time: DrawnTime
  label: string
  colleague: Calendar | null
  style: CSSProperties
  side: 'left' | 'right' | 'inside'
  onFinish: () => void
}

/** Opens or closes a drawn time, once or every week. */
export function TimePanel({ time, label, colleague, style, side, onFinish }: TimePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [messages, setMessages] = useState<string[]>([])
  const [busy, start] = useTransition()
  const { startTime, endTime } = clockTimes(time)

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
      const change = isWeekly
        ? addPatternAction(toPattern(form, colleague))
        : changeOpenTimeAction(null, form)
      const result = await change.catch(() => null)
      if (!result?.ok) {
        const fields = Object.values(result?.fields ?? {}).flat()
        return setMessages(fields.length > 0 ? fields : [explainFailure(result, openTimeFailedText)])
      }
      toast.success(form.get('change') === 'open' ? timeOpenedText : timeClosedText)
      onFinish()
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
            <TimeInput size="sm" defaultValue={startTime} />
          </Field>
          <Field label="End" name="endTime">
            <TimeInput size="sm" defaultValue={endTime} />
          </Field>
        </div>
        <Field label="Slot length" name="slotMinutes">
          <SlotLengthSelect size="sm" defaultValue={String(defaultSlotMinutes)} />
        </Field>
        <CheckboxField name="weekly" label={`Every ${formatWeekday(time.date)}`} />
        <div aria-live="polite">{messages.length > 0 && <FieldErrors messages={messages} />}</div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="change" value="open" variant="main" size="sm" busy={busy}>
            {openTimeLabel}
          </Button>
          <Button type="submit" name="change" value="close" size="sm" busy={busy}>
            {closeTimeLabel}
          </Button>
        </div>
      </form>
    </div>
  )
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
