'use client'

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import { useActionState } from 'react'
import type { ActionResult } from '@/lib/platform/errors'
import { typedValues } from '@/lib/platform/form-values'
import { lostConnectionText, outdatedPageText } from '@/lib/platform/words'

type Result<T> = ActionResult<T> | null
type FormAction<T> = (before: Result<T>, form: FormData) => Promise<Result<T>>

/**
 * `useActionState` for a server action. A call that gets no answer is an error like any other, with what was typed,
 * where it would replace the page, and the form on it, with the error screen. The form works without script too.
 * @param onResult called with each result at once, where the form itself may be gone before it is shown; in the browser only
 */
export function useFormAction<T>(
  action: FormAction<T>,
  onResult?: (result: Result<T>, form: FormData) => void,
) {
  async function submit(before: Result<T>, form: FormData): Promise<Result<T>> {
    const result = await handleFailedCalls(action)(before, form)
    onResult?.(result, form)
    return result
  }
  // Only a form that is rendered with the server action itself can be posted before script runs.
  return useActionState<Result<T>, FormData>(typeof window === 'undefined' ? action : submit, null)
}

/** The action, answering a failed call as an error; Next.js still gets its own redirects. Browser only. */
export function handleFailedCalls<T>(action: FormAction<T>): FormAction<T> {
  return async (before, form) => {
    try {
      return await action(before, form)
    } catch (error) {
      unstable_rethrow(error)
      return { ok: false, code: 'unavailable', message: explain(error), values: typedValues(form) }
    }
  }
}

function explain(error: unknown): string {
  // The page is from before a deployment, and the server knows its actions no more.
  if (unstable_isUnrecognizedActionError(error)) return outdatedPageText
  return lostConnectionText
}
