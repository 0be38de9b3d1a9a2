'use client'

import { useState } from 'react'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { EditConflictNotice } from '@/components/ui/edit-conflict-notice'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useEditConflict } from '@/components/ui/use-edit-conflict'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { saveAccessDetailsAction } from '@/lib/booking/access-details/actions'
import type { AccessDetails } from '@/lib/booking/access-details/schema'
import { accessRemovedText, accessSavedText } from '@/lib/booking/access-details/words'
import { AccessFields } from './access-fields'

type AccessFormProps = {
  bookingId: string
  /** The version currently saved; 0 if there are no details. */
  version: number
  values: AccessDetails
  /** Whether the button stays in view below the form, with one that cancels. */
  isInSheet?: boolean
  onEdit?: () => void
  /** Called when these values are saved, or are given up for someone else's. */
  onDone: () => void
}

/** Enters or changes the access details of a booking. Works before JavaScript has loaded. */
export function AccessForm(props: AccessFormProps) {
  const { bookingId, version, values, isInSheet = false, onEdit, onDone } = props
  const { seen, conflict } = useEditConflict(version, onDone)
  const [result, submit, isSaving] = useFormAction(saveAccessDetailsAction, (saved) => {
    if (!saved?.ok) return
    toast.success(saved.data.isRemoved ? accessRemovedText : accessSavedText)
    onDone()
  })
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  const attempt = useAttempt(result)
  const save = <SubmitButton busyText="Saving">Save access details</SubmitButton>
  return (
    <form
      ref={form}
      action={submit}
      onChange={onEdit}
      noValidate
      autoComplete="off"
      className={isInSheet ? 'flex flex-1 flex-col gap-5.5' : 'grid gap-5.5 pt-3'}
    >
      {conflict && !isSaving && <EditConflictNotice {...conflict} />}
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="shownVersion" value={seen} />
      <AccessFields
        // React resets the fields after each submission; what was typed comes back with an error.
        key={attempt}
        values={{ ...values, ...failed?.values }}
        errors={failed?.fields}
      />
      <FailureNotice
        failure={failed?.code === 'conflict' && seen !== version ? null : failed}
        title="Access details weren't saved"
      />
      {isInSheet ? (
        <DialogFooter>
          <DialogCancel>Cancel</DialogCancel>
          {save}
        </DialogFooter>
      ) : (
        <div>{save}</div>
      )}
    </form>
  )
}

/** Counts the results of a form. */
function useAttempt(result: object | null): number {
  const [last, setLast] = useState({ result, attempt: 0 })
  if (last.result !== result) setLast({ result, attempt: last.attempt + 1 })
  return last.attempt
}
