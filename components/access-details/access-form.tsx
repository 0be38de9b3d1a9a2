'use client'

import { useState } from 'react'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { saveAccessDetailsAction } from '@/lib/access-details/actions'
import type { AccessDetails } from '@/lib/access-details/schema'
import { accessRemovedText, accessSavedText } from '@/lib/access-details/words'
import { AccessFields } from './access-fields'

type AccessFormProps = {
  bookingId: string
  /** 0 if there are no details. */
  version: number
  values: AccessDetails
}

/** Enters or changes the access details of a booking. Works before JavaScript has loaded. */
export function AccessForm({ bookingId, version, values }: AccessFormProps) {
  const [result, submit] = useFormAction(saveAccessDetailsAction, (saved) => {
    if (saved?.ok) toast.success(saved.data.isRemoved ? accessRemovedText : accessSavedText)
  })
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  const attempt = useAttempt(result)
  return (
    <form ref={form} action={submit} noValidate autoComplete="off" className="grid gap-5.5 pt-3">
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="shownVersion" value={version} />
      <AccessFields
        // React resets the fields after each submission; what was typed comes back with an error.
        key={attempt}
        values={{ ...values, ...failed?.values }}
        errors={failed?.fields}
      />
      <FailureNotice failure={failed} title="Access details weren't saved" />
      <div>
        <SubmitButton busyText="Saving">Save access details</SubmitButton>
      </div>
    </form>
  )
}

/** Counts the results of a form. */
function useAttempt(result: object | null): number {
  const [last, setLast] = useState({ result, attempt: 0 })
  if (last.result !== result) setLast({ result, attempt: last.attempt + 1 })
  return last.attempt
}
