import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import type { ActionResult } from '@/lib/platform/errors'

type Result<T> = ActionResult<T> | null
type Failure = Extract<ActionResult<unknown>, { ok: false }> | null

export type InvoiceFormProps<T> = {
  invoiceId: string
  action: (before: Result<T>, form: FormData) => Promise<Result<T>>
  onDone: (done: T) => void
  failureTitle: string
  cancelLabel: string
  submitLabel: string
  busyText: string
  tone?: 'main' | 'stop'
  /** The fields. */
  children: (failure: Failure) => ReactNode
}

/**
 * The form of a dialog that changes an invoice. `onDone` runs as soon as the response is there, not when the form renders
 * again: by then a live update may have removed the row and its form. Without a response the form stays open.
 */
export function InvoiceForm<T>(props: InvoiceFormProps<T>) {
  const { invoiceId, action, onDone, failureTitle, children } = props
  const router = useRouter()
  const [result, submit] = useFormAction(action, (response) => {
    if (!response?.ok) return
    onDone(response.data)
    router.refresh()
  })
  const failure = result && !result.ok ? result : null
  return (
    <form ref={useFocusFirstError(failure)} action={submit} className="flex flex-1 flex-col gap-5.5">
      <input type="hidden" name="invoiceId" value={invoiceId} />
      <FailureNotice failure={failure} title={failureTitle} />
      {children(failure)}
      <DialogFooter>
        <DialogCancel>{props.cancelLabel}</DialogCancel>
        <SubmitButton variant={props.tone} busyText={props.busyText}>
          {props.submitLabel}
        </SubmitButton>
      </DialogFooter>
    </form>
  )
}
