import { useRouter } from 'next/navigation'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import type { ActionResult } from '@/lib/platform/errors'

type Result<T> = ActionResult<T> | null

/**
 * The state of a form that changes an invoice. `onDone` runs as soon as the response is there, not when the form renders
 * again: by then a live update may have removed the row and its form. Without a response the form stays open.
 */
export function useInvoiceForm<T>(
  action: (before: Result<T>, form: FormData) => Promise<Result<T>>,
  onDone: (done: T) => void,
) {
  const router = useRouter()
  const [result, submit] = useFormAction(action, (response) => {
    if (!response?.ok) return
    onDone(response.data)
    router.refresh()
  })
  const failure = result && !result.ok ? result : null
  return { submit, failure, form: useFocusFirstError(failure) }
}
