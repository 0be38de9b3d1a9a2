import { useRouter } from 'next/navigation'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import type { ActionResult } from '@/lib/platform/errors'

type Answer<T> = ActionResult<T> | null

/**
 * A form that does something to an invoice. What was done is said as soon as the answer is there, not by the form: the list
 * hears of the change too, and may have taken the row and this form away by then. Without an answer the form stays.
 */
export function useInvoiceAct<T>(
  act: (before: Answer<T>, form: FormData) => Promise<Answer<T>>,
  onDone: (done: T) => void,
) {
  const router = useRouter()
  const [answer, submit] = useFormAction(act, (given) => {
    if (!given?.ok) return
    onDone(given.data)
    router.refresh()
  })
  const failure = answer && !answer.ok ? answer : null
  return { submit, failure, form: useFocusFirstError(failure) }
}
