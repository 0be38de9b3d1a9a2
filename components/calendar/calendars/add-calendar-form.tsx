'use client'

import { Field, Input } from '@/components/ui/field'
import { useResultToast } from '@/components/ui/show-result'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { addCalendarAction } from '@/lib/calendar/calendars/actions'
import { maxAddressLength, maxNameLength } from '@/lib/calendar/calendars/limits'
import { foundInWords } from '@/lib/calendar/calendars/words'

/** Adds a calendar, which is read at once. Works without JavaScript. */
export function AddCalendarForm() {
  const [result, submit] = useFormAction(addCalendarAction)
  const failed = result?.ok === false ? result : undefined
  const errors = failed?.fields
  const form = useFocusFirstError(errors)
  useResultToast(result, {
    ...(result?.ok && { success: { title: 'Calendar added', message: `${foundInWords(result.data)}.` } }),
    failure: { title: 'Error', message: 'Failed to add the calendar' },
  })
  return (
    <form ref={form} action={submit} noValidate className="grid gap-5.5">
      <Field label="Name" name="name" errors={errors?.name}>
        <Input
          name="name"
          maxLength={maxNameLength}
          placeholder="Personal"
          defaultValue={failed?.values?.name}
        />
      </Field>
      <Field
        label="Private address"
        name="address"
        hint="Starts with https:// or webcal://. We store it encrypted and never show it again."
        errors={errors?.address}
      >
        <Input
          name="address"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxAddressLength}
          defaultValue={failed?.values?.address}
        />
      </Field>
      <div>
        <SubmitButton variant="default" busyText="Reading calendar">
          Add calendar
        </SubmitButton>
      </div>
    </form>
  )
}
