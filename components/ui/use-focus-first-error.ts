'use client'

import { useEffect, useRef } from 'react'

/**
 * Answers a ref for a form. Whenever `errors` changes to something with a message in it, the form's first control
 * marked invalid gets the focus. Pass the `fields` of an action's answer, or the whole answer.
 */
export function useFocusFirstError(errors: object | null | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!errors) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
