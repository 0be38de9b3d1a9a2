'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { ActionResult } from '@/lib/platform/errors'

/**
 * What stands in a form's password fields; null until script runs. React empties a form after its action and the server
 * sends no password back, so that a rejected form would lose them: this puts them back.
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
  // At first it finds what was typed before script ran; after each answer what the reset left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is the reason to look again
  useEffect(() => restoreTyped(), [result])

  return { typed, readTyped }
}
