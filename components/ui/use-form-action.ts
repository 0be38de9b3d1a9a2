'use client'

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import { useActionState, useEffect, useRef } from 'react'
import type { ActionResult } from '@/lib/platform/errors'
import { typedValues } from '@/lib/platform/web/form-values'
import { lostConnectionText, outdatedPageText } from '@/lib/platform/words'

type Result<T> = ActionResult<T> | null
type FormAction<T> = (before: Result<T>, form: FormData) => Promise<Result<T>>

/**
 * `useActionState` for a server action. A call without a response becomes an error result with the typed values, instead
 * of replacing the page with the error screen. The form also works without JavaScript.
 * @param onResult called with each result, even if the form is unmounted before it renders; in the browser only
 * @param onRedirect called when the action leads to another page instead; in the browser only
 */
export function useFormAction<T>(
  action: FormAction<T>,
  onResult?: (result: Result<T>, form: FormData) => void,
  onRedirect?: () => void,
) {
  async function submit(before: Result<T>, form: FormData): Promise<Result<T>> {
    const result = await handleFailedCalls(action)(before, form).catch((redirection) => {
      onRedirect?.()
      throw redirection
    })
    onResult?.(result, form)
    return result
  }
  // Only a form rendered with the server action itself can be submitted before JavaScript runs.
  return useActionState<Result<T>, FormData>(typeof window === 'undefined' ? action : submit, null)
}

/** Wraps the action to return failed calls as error results; rethrows Next.js' redirects. Browser only. */
export function handleFailedCalls<T>(action: FormAction<T>): FormAction<T> {
  return async (before, form) => {
    try {
      return await action(before, form)
    } catch (error) {
      unstable_rethrow(error)
      return { ok: false, code: 'unavailable', message: explainLostCall(error), values: typedValues(form) }
    }
  }
}

/** Says why a call of a server action got no response. */
export function explainLostCall(error: unknown): string {
  // The page is from before a deployment, and the server no longer has its actions.
  if (unstable_isUnrecognizedActionError(error)) return outdatedPageText
  return lostConnectionText
}

/**
 * Returns a ref for a form. Whenever `errors` changes to a value with a message in it, the form's first invalid control
 * gets the focus. Pass the `fields` of an action's result, or the whole result.
 */
export function useFocusFirstError(errors: object | null | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!errors) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
