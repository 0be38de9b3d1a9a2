'use client'

import { useActionState, useEffect, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { centsToInput } from '@/lib/platform/money'
import { changeCancellationAction } from '@/lib/studio/actions'
import type { CancellationPolicy } from '@/lib/studio/rules'

export type TypedTerms = { freeCancelHours: string; lateCancelFeeCents: string }

function toTexts({ freeCancelHours, lateCancelFeeCents }: CancellationPolicy): TypedTerms {
  return { freeCancelHours: String(freeCancelHours), lateCancelFeeCents: centsToInput(lateCancelFeeCents) }
}

function countDifferences(one: TypedTerms, other: TypedTerms): number {
  const { freeCancelHours, lateCancelFeeCents } = other
  return (
    Number(one.freeCancelHours !== freeCancelHours) + Number(one.lateCancelFeeCents !== lateCancelFeeCents)
  )
}

/** What is typed about cancelling, against what was saved when the page was opened and what is saved now. */
export function useCancellationForm(current: CancellationPolicy) {
  const [answer, submit] = useActionState(changeCancellationAction, null)
  const [handled, setHandled] = useState(answer)
  const [seen, setSeen] = useState(current)
  const [typed, setTyped] = useState(() => toTexts(current))
  const errors = answer?.ok === false ? answer.fields : undefined
  const formRef = useFocusFirstError(errors)
  const unsaved = countDifferences(typed, toTexts(seen))
  useLeaveWarning(unsaved > 0, 'Leave this page without saving the terms?')

  function take(policy: CancellationPolicy) {
    setSeen(policy)
    setTyped(toTexts(policy))
  }

  if (answer !== handled) {
    setHandled(answer)
    if (answer?.ok) take({ ...current, ...answer.data })
  }

  useEffect(() => {
    if (answer?.ok) toast.success('Cancellation terms updated')
    else if (answer && !answer.fields) {
      const failed = 'Failed to save the cancellation terms. Please try again.'
      toast.error('Error', answer.code === 'unexpected' ? failed : answer.message)
    }
  }, [answer])

  return {
    formRef,
    submit,
    errors,
    typed,
    seen,
    unsaved,
    /** Somebody else has saved other terms since these were read. */
    isOutdated: countDifferences(toTexts(seen), toTexts(current)) > 0,
    change: (part: Partial<TypedTerms>) => setTyped({ ...typed, ...part }),
    discard: () => setTyped(toTexts(seen)),
    takeTheirs: () => take(current),
    keepMine: () => setSeen(current),
  }
}
