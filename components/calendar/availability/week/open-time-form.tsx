'use client'

import { ColleagueField } from '@/components/calendar/availability/colleague-field'
import { TimeInput } from '@/components/calendar/availability/time-input'
import { Field, Input } from '@/components/ui/field'
import { explainFailure } from '@/components/ui/show-result'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextLink } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { changeOpenTimeAction } from '@/lib/calendar/availability/actions'
import { defaultSlotMinutes } from '@/lib/calendar/availability/limits'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import {
  closeTimeLabel,
  openTimeFailedText,
  openTimeLabel,
} from '@/lib/calendar/availability/words/open-time'
import { showChangedTime } from './show-changed-time'
import { SlotLengthSelect } from './slot-length-select'

export type OpenTimeFormProps = {
  colleague: Calendar | null
  today: string
  /** The time that the form starts with. */
  suggested: SlotTime
  /** The page of the weekly hours. */
  hoursHref: string
  /** Called once the change is saved. */
  onDone?: () => void
}

/** Opens or closes a time of a day, as drawing it in the calendar does. Works without JavaScript. */
export function OpenTimeForm({ colleague, today, suggested, hoursHref, onDone }: OpenTimeFormProps) {
  const [state, action] = useFormAction(changeOpenTimeAction, (result) => {
    if (result?.ok) {
      showChangedTime(result.data)
      onDone?.()
    } else if (result && !result.fields) toast.error('Error', explainFailure(result, openTimeFailedText))
  })
  const errors = state?.ok === false ? state.fields : undefined
  // React resets a form after its action: rejected values are restored.
  const typed = state?.ok === false ? state.values : undefined
  const form = useFocusFirstError(errors)
  return (
    <form ref={form} action={action} noValidate className="grid max-w-152 gap-4">
      <ColleagueField colleague={colleague} />
      <div className="grid grid-cols-2 items-start gap-3.5">
        <Field label="Date" name="date" errors={errors?.date} className="col-span-2">
          <Input type="date" min={today} defaultValue={typed?.date ?? suggested.date} />
        </Field>
        <Field label="Start" name="startTime" errors={errors?.startTime}>
          <TimeInput defaultValue={typed?.startTime ?? suggested.startTime} />
        </Field>
        <Field label="End" name="endTime" errors={errors?.endTime}>
          <TimeInput defaultValue={typed?.endTime ?? suggested.endTime} />
        </Field>
        <Field label="Slot length" name="slotMinutes" className="col-span-2">
          <SlotLengthSelect defaultValue={typed?.slotMinutes ?? String(defaultSlotMinutes)} />
        </Field>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-2.5">
        <SubmitButton name="change" value="open" busyText="Saving">
          {openTimeLabel}
        </SubmitButton>
        <SubmitButton name="change" value="close" variant="default" busyText="Saving">
          {closeTimeLabel}
        </SubmitButton>
        <TextLink href={hoursHref} className="ml-auto">
          Weekly hours
        </TextLink>
      </div>
    </form>
  )
}
