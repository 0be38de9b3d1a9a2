'use client'

import { type ChangeEvent, useState } from 'react'
import { useResultToast } from '@/components/ui/show-result'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import type { ActionResult } from '@/lib/platform/errors'
import { leaveUnsavedText } from '@/lib/platform/words'

/** The result of a save: the saved values. */
type Result<S> = ActionResult<S> | null

type Settings<P, S, T> = {
  /** The values currently saved, which may include another person's changes since the form was opened. */
  current: P
  action: (before: Result<S>, form: FormData) => Promise<Result<S>>
  /** Converts the values to the texts of the fields. */
  toTexts: (values: P) => T
  /** The toast after a save. */
  saved: { title: string; message?: string }
  /** The toast on an unexpected failure. */
  failed: string
}

/** The state of a settings form: its texts, the values when it was opened, and the values currently saved. */
export function useSettingsForm<P extends object, S extends Partial<P>, T extends object>(
  settings: Settings<P, S, T>,
) {
  const { current, action, toTexts, saved, failed } = settings
  const [result, submit, saving] = useFormAction(action)
  const [handled, setHandled] = useState(result)
  const [seen, setSeen] = useState(current)
  /** What an action of one's own has saved, until `current` shows it; undefined while that action runs. */
  const [expected, setExpected] = useState<P | null | undefined>(null)
  // Without JavaScript, a rejected form is rendered again with the submitted values.
  const [typed, setTyped] = useState(() => withSubmitted(toTexts(current), result))
  const errors = result?.ok === false ? result.fields : undefined
  const formRef = useFocusFirstError(errors)
  const unsaved = countDifferences(typed, toTexts(seen))
  useLeaveWarning(unsaved > 0 && !saving, leaveUnsavedText)

  function change(part: Partial<T>) {
    setTyped({ ...typed, ...part })
  }

  function apply(values: P) {
    setSeen(values)
    setTyped(toTexts(values))
  }

  if (result !== handled) {
    setHandled(result)
    if (result?.ok) apply({ ...current, ...result.data })
  }

  if (expected && countDifferences(toTexts(expected), toTexts(current)) === 0) {
    setExpected(null)
    apply(current)
  }

  useResultToast(result, { success: saved, failure: { title: 'Error', message: failed } })

  return {
    formRef,
    submit,
    result,
    saving,
    errors,
    typed,
    seen,
    unsaved,
    change,
    /** Returns the props of a text field or select. */
    bind: <Name extends keyof T>(name: Name) => ({
      value: typed[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        change({ ...typed, [name]: event.target.value }),
    }),
    /** Runs another action that changes what is saved, and returns it: that isn't someone else's change. */
    run: async (act: () => Promise<ActionResult<P>>) => {
      let saved: P | null = null
      setExpected(undefined)
      try {
        const outcome = await act()
        if (outcome.ok) saved = outcome.data
        return outcome
      } finally {
        setExpected(saved)
      }
    },
    discard: () => setTyped(toTexts(seen)),
    /** Set when someone else has saved other values since the form was opened. */
    conflict:
      expected === null && countDifferences(toTexts(seen), toTexts(current)) > 0
        ? { onUseTheirs: () => apply(current), onKeepMine: () => setSeen(current) }
        : null,
  }
}

function withSubmitted<T extends object>(texts: T, result: Result<unknown>): T {
  const submitted = result?.ok === false ? (result.values ?? {}) : {}
  const entries = Object.entries(texts).map(([name, text]) => [name, submitted[name] ?? text])
  return Object.fromEntries(entries) as T
}

function countDifferences(one: object, other: object): number {
  const others = new Map(Object.entries(other))
  return Object.entries(one).filter(([name, text]) => String(text) !== String(others.get(name))).length
}
