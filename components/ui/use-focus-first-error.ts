'use client'

import { useEffect, useRef } from 'react'

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
