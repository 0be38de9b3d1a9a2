'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { ActionResult } from '@/lib/platform/errors'

/**
 * Returns the text of a form's password fields; null until JavaScript runs. Restores it when the form is rejected,
 * because React resets a form after its action and the server sends no password back.
 */
export function useTypedPasswords<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  result: ActionResult<unknown> | null,
) {
  const [typed, setTyped] = useState<Record<Name, string> | null>(null)

  function inputOf(name: Name) {
    const input = form.current?.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input : null
  }
  function readTyped() {
    const entries = names.map((name) => [name, inputOf(name)?.value ?? ''])
    setTyped(Object.fromEntries(entries) as Record<Name, string>)
  }
  const restoreTyped = useEffectEvent(() => {
    if (result?.ok === false && typed) {
      for (const name of names) {
        const input = inputOf(name)
        if (input) input.value = typed[name]
      }
    }
    readTyped()
  })
  // On mount, reads what was typed before hydration; after each result, restores what the reset cleared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again for each result
  useEffect(() => restoreTyped(), [result])

  return { typed, readTyped }
}
