import { useRouter } from 'next/navigation'
import { useActionState } from 'react'
import { answerOrKeep } from '@/components/ui/answer-or-keep'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
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
  const [answer, submit] = useActionState<Answer<T>, FormData>(async (before, form) => {
    const next = await answerOrKeep(act, before, form)
    if (next?.ok) {
      onDone(next.data)
      router.refresh()
    }
    return next
  }, null)
  const failure = answer && !answer.ok ? answer : null
  return { submit, failure, form: useFocusFirstError(failure) }
}
