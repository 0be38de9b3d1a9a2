'use client'

import { ColleagueField } from '@/components/calendar/availability/colleague-field'
import { TimeInput } from '@/components/calendar/availability/time-input'
import { Field, Input } from '@/components/ui/field'
import { explainFailure } from '@/components/ui/show-result'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { changeOpenTimeAction } from '@/lib/calendar/availability/actions'
import { defaultSlotMinutes } from '@/lib/calendar/availability/limits'
import { defaultEnd, defaultStart } from '@/lib/calendar/availability/rules/slots'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import {
  closeTimeLabel,
  openTimeFailedText,
  openTimeLabel,
  timeClosedText,
  timeOpenedText,
} from '@/lib/calendar/availability/words/open-time'
import { SlotLengthSelect } from './slot-length-select'

type OpenTimeFormProps = {
  colleague: Calendar | null
  today: string
  /** The day that the calendar shows. */
  date: string
}

/** Opens or closes a time of a day, as drawing it in the calendar does. Works without JavaScript. */
export function OpenTimeForm({ colleague, today, date }: OpenTimeFormProps) {
  const [state, action] = useFormAction(changeOpenTimeAction, (result) => {
    if (result?.ok) toast.success(result.data.isOpen ? timeOpenedText : timeClosedText)
    else if (result && !result.fields) toast.error('Error', explainFailure(result, openTimeFailedText))
  })
  const errors = state?.ok === false ? state.fields : undefined
  // React resets a form after its action: rejected values are restored.
  const typed = state?.ok === false ? state.values : undefined
  const form = useFocusFirstError(errors)
  return (
    <form ref={form} action={action} noValidate className="grid max-w-152 gap-4 pt-4">
      <ColleagueField colleague={colleague} />
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <Field label="Date" name="date" errors={errors?.date} className="max-sm:col-span-2">
          <Input type="date" min={today} defaultValue={typed?.date ?? (date < today ? today : date)} />
        </Field>
        <Field label="Start" name="startTime" errors={errors?.startTime}>
          <TimeInput defaultValue={typed?.startTime ?? defaultStart} />
        </Field>
        <Field label="End" name="endTime" errors={errors?.endTime}>
          <TimeInput defaultValue={typed?.endTime ?? defaultEnd} />
        </Field>
        <Field label="Slot length" name="slotMinutes" className="max-sm:col-span-2">
          <SlotLengthSelect defaultValue={typed?.slotMinutes ?? String(defaultSlotMinutes)} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton name="change" value="open" variant="default" busyText="Saving">
          {openTimeLabel}
        </SubmitButton>
        <SubmitButton name="change" value="close" variant="quiet" busyText="Saving">
          {closeTimeLabel}
        </SubmitButton>
      </div>
    </form>
  )
}
