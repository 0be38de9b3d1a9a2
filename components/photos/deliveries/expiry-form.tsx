'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { Field, Input } from '@/components/ui/field'
import { mergeClasses } from '@/components/ui/merge-classes'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { changeExpiryAction } from '@/lib/photos/deliveries/actions'
import { expiryCleared, expirySaved, expiryUnsaved } from '@/lib/photos/deliveries/words/deliveries'

type ExpiryFormProps = {
  deliveryId: string
  /** `yyyy-MM-dd`; null when the gallery never expires. */
  expiresOn: string | null
  className?: string
}

/** Sets or removes the gallery's expiry date. */
export function ExpiryForm({ deliveryId, expiresOn, className }: ExpiryFormProps) {
  const router = useRouter()
  const [state, submit] = useFormAction(changeExpiryAction)
  const [date, setDate] = useState(expiresOn ?? '')
  const failure = state && !state.ok ? state : null
  const form = useFocusFirstError(failure)
  useEffect(() => {
    if (!state?.ok) return
    toast.success(expirySaved)
    router.refresh()
  }, [state, router])

  return (
    <form ref={form} action={submit} className={mergeClasses('grid content-start gap-3', className)}>
      <input type="hidden" name="deliveryId" value={deliveryId} />
      <FailureNotice failure={failure} title="Not saved" />
      <Field
        label="Gallery expiry date"
        name="expiresOn"
        errors={failure?.fields?.expiresOn}
        hint="The last day the client can open the gallery. Without a date, it never expires."
      >
        <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm" variant="default" busyText="Saving">
          Save expiry date
        </SubmitButton>
        {expiresOn !== null && (
          <ConfirmButton
            size="sm"
            variant="quiet"
            label="Clear date"
            act={() => changeExpiryAction(null, formOf({ deliveryId, expiresOn: '' }))}
            done={expiryCleared}
            failed="Failed to remove the expiry date. Please try again."
            title="Remove the expiry date?"
            description="The gallery stays open, and the client is notified."
            confirmLabel="Remove date"
            busyText="Removing"
            cancelLabel="Keep date"
            onDone={() => setDate('')}
          />
        )}
      </div>
      {date !== (expiresOn ?? '') && (
        <p role="status" className="t-label">
          {expiryUnsaved}
        </p>
      )}
    </form>
  )
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}
