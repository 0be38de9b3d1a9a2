import { useEffect, useState } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import type { ActionResult } from '@/lib/platform/errors'

/** The result of a save: the saved values. */
type Result<S> = ActionResult<S> | null

type TermsForm<P, S, T> = {
  /** The values currently saved, which may include another person's changes since the form was opened. */
  current: P
  action: (before: Result<S>, form: FormData) => Promise<Result<S>>
  /** Converts the values to the texts of the fields. */
  toTexts: (terms: P) => T
  saved: string
  failed: string
  /** What leaving would lose. Defaults to "terms". */
  subject?: string
}

/** The state of a settings form: its texts, the values when it was opened, and the values currently saved. */
export function useTermsForm<P extends S, S extends object, T extends Record<string, unknown>>(
  form: TermsForm<P, S, T>,
) {
  const { current, action, toTexts, saved, failed, subject = 'terms' } = form
  const [result, submit] = useFormAction(action)
  const [handled, setHandled] = useState(result)
  const [seen, setSeen] = useState(current)
  const [typed, setTyped] = useState(() => toTexts(current))
  const errors = result?.ok === false ? result.fields : undefined
  const formRef = useFocusFirstError(errors)
  const unsaved = countDifferences(typed, toTexts(seen))
  useLeaveWarning(unsaved > 0, `Leave this page without saving the ${subject}?`)

  function apply(terms: P) {
    setSeen(terms)
    setTyped(toTexts(terms))
  }

  if (result !== handled) {
    setHandled(result)
    if (result?.ok) apply({ ...current, ...result.data })
  }

  useEffect(() => {
    if (result?.ok) toast.success(saved)
    else if (result && !result.fields) {
      toast.error('Error', explainFailure(result, failed))
    }
  }, [result, saved, failed])

  return {
    formRef,
    submit,
    errors,
    typed,
    seen,
    unsaved,
    /** Someone else has saved other values since the form was opened. */
    isOutdated: countDifferences(toTexts(seen), toTexts(current)) > 0,
    change: (part: Partial<T>) => setTyped({ ...typed, ...part }),
    discard: () => setTyped(toTexts(seen)),
    takeTheirs: () => apply(current),
    ignoreTheirs: () => setSeen(current),
  }
}

function countDifferences(one: Record<string, unknown>, other: Record<string, unknown>): number {
  return Object.keys(one).filter((name) => String(one[name]) !== String(other[name])).length
}
