import { useRouter } from 'next/navigation'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import type { ActionResult } from '@/lib/platform/errors'

type Result<T> = ActionResult<T> | null

/**
 * A form that does something to an invoice. What was done is said as soon as the answer is there, not by the form: the list
 * hears of the change too, and may have taken the row and this form away by then. Without an answer the form stays.
 */
export function useInvoiceAct<T>(
  act: (before: Result<T>, form: FormData) => Promise<Result<T>>,
  onDone: (done: T) => void,
) {
  const router = useRouter()
  const [result, submit] = useFormAction(act, (given) => {
    if (!given?.ok) return
    onDone(given.data)
    router.refresh()
  })
  const failure = result && !result.ok ? result : null
  return { submit, failure, form: useFocusFirstError(failure) }
}
