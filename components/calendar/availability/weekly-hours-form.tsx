'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { TimeInput } from '@/components/calendar/availability/time-input'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-form-action'
import { changeWeeklyHoursAction } from '@/lib/calendar/availability/actions'
import { slotLengthChoices } from '@/lib/calendar/availability/limits'
import type { WeeklyHours } from '@/lib/calendar/availability/schema/weekly-hours'
import { lengthInWords } from '@/lib/calendar/availability/words/lengths'
import {
  describeChangedHours,
  describeReplacedHours,
  hoursUpdatedText,
} from '@/lib/calendar/availability/words/slots'
import type { FieldErrors } from '@/lib/platform/errors'

type WeeklyHoursFormProps = { pattern: WeeklyHours; onDone: () => void }

/** Changes the times and the slot length of weekly hours. */
export function WeeklyHoursForm({ pattern, onDone }: WeeklyHoursFormProps) {
  const [errors, setErrors] = useState<FieldErrors>()
  const [busy, start] = useTransition()
  const form = useFocusFirstError(errors)
  const lengths = [...new Set([...slotLengthChoices, pattern.slotMinutes])].sort((one, other) => one - other)

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const input = {
      patternId: pattern.id,
      startTime: String(typed.get('startTime')),
      endTime: String(typed.get('endTime')),
      slotMinutes: Number(typed.get('slotMinutes')),
    }
    start(async () => {
      const result = await changeWeeklyHoursAction(input).catch(() => null)
      if (result?.ok) {
        toast.success(hoursUpdatedText, describeChangedHours(result.data))
        return onDone()
      }
      setErrors(result?.fields)
      if (!result?.fields) toast.error('Error', explainFailure(result, 'Failed to update weekly hours'))
    })
  }

  return (
    <form ref={form} onSubmit={save} noValidate className="grid gap-3.5 pt-3 pb-2">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        <Field label="Start" name="startTime" errors={errors?.startTime}>
          <TimeInput defaultValue={pattern.startTime} />
        </Field>
        <Field label="End" name="endTime" errors={errors?.endTime}>
          <TimeInput defaultValue={pattern.endTime} />
        </Field>
        <Field
          label="Slot length"
          name="slotMinutes"
          errors={errors?.slotMinutes}
          className="max-sm:col-span-2"
        >
          <Select defaultValue={String(pattern.slotMinutes)}>
            {lengths.map((minutes) => (
              <option key={minutes} value={minutes}>
                {lengthInWords(minutes)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="text-ink-2">{describeReplacedHours(pattern)}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="main" size="sm" busy={busy} busyText="Saving">
          Save hours
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
