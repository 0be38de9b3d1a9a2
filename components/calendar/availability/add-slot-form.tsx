'use client'

import { useRouter } from 'next/navigation'
import { ColleagueField } from '@/components/calendar/availability/colleague-field'
import { TimeInput } from '@/components/calendar/availability/time-input'
import { Field, Input } from '@/components/ui/field'
import { explainFailure } from '@/components/ui/show-result'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { addSlotAction } from '@/lib/calendar/availability/actions'
import { defaultEnd, defaultStart } from '@/lib/calendar/availability/rules/slots'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import { slotAddedText } from '@/lib/calendar/availability/words/slots'

type AddSlotFormProps = {
  colleague: Calendar | null
  today: string
  /** The month shown beside the form, `yyyy-MM`; adding a slot in another month opens that month. */
  shownMonth: string
  monthHref: (month: string) => string
}

/** Adds one slot to the reader's calendar or a colleague's. Works without JavaScript. */
export function AddSlotForm({ colleague, today, shownMonth, monthHref }: AddSlotFormProps) {
  const router = useRouter()
  const [state, action] = useFormAction(addSlotAction, (result, typed) => {
    if (result?.ok) {
      toast.success(slotAddedText)
      const month = String(typed.get('date')).slice(0, 7)
      if (month !== shownMonth) router.replace(monthHref(month), { scroll: false })
    } else if (result && !result.fields)
      toast.error('Error', explainFailure(result, 'Failed to add availability slot'))
  })
  const errors = state?.ok === false ? state.fields : undefined
  // React resets a form after its action: rejected values are restored.
  const typed = state?.ok === false ? state.values : undefined
  const form = useFocusFirstError(errors)
  return (
    <form ref={form} action={action} noValidate className="grid gap-3.5 pt-4 pb-5">
      <ColleagueField colleague={colleague} />
      <Field label="Date" name="date" errors={errors?.date}>
        <Input type="date" min={today} defaultValue={typed?.date} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Start" name="startTime" errors={errors?.startTime}>
          <TimeInput defaultValue={typed?.startTime ?? defaultStart} />
        </Field>
        <Field label="End" name="endTime" errors={errors?.endTime}>
          <TimeInput defaultValue={typed?.endTime ?? defaultEnd} />
        </Field>
      </div>
      <SubmitButton variant="default" wide busyText="Adding slot" icon="plus">
        Add slot
      </SubmitButton>
    </form>
  )
}
