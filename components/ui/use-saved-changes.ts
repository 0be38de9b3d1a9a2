'use client'

import { useOptimistic, useState, useTransition } from 'react'
import { toast } from '@/components/ui/toast'
import type { ActionResult, ErrorCode } from '@/lib/platform/errors'

export type SavedChange<State, T> = {
  /** Of changes with the same key, only the latest can be tried again. */
  key: string
  /** Shown at once, until the server's version arrives. */
  apply: (state: State) => State
  send: () => Promise<ActionResult<T>>
  /** Called after each attempt; with null if it failed. */
  onEnd?: (result: T | null) => void
}

export type SaveState = 'untouched' | 'saving' | 'saved' | 'failed'

/** For these, and for a lost connection, the same change may succeed later. */
const temporary: readonly ErrorCode[] = ['unexpected', 'unavailable', 'too-many-requests']

/**
 * Saves each change by its own action, whose response refreshes the page. A change shows at once; if saving fails, it is
 * undone and can be tried again, or the server's reason is shown in a toast.
 */
export function useSavedChanges<State>(saved: State) {
  const [shown, show] = useOptimistic(saved, (state: State, apply: (state: State) => State) => apply(state))
  const [isSaving, startSaving] = useTransition()
  const [failed, setFailed] = useState<ReadonlyMap<string, () => void>>(new Map())
  const [isSaved, setSaved] = useState(false)

  function save<T>(change: SavedChange<State, T>): void {
    setFailed((before) => without(before, change.key))
    startSaving(async () => {
      show(change.apply)
      const result = await change.send().catch(() => null)
      if (result?.ok) setSaved(true)
      else if (!result || temporary.includes(result.code))
        setFailed((before) => new Map(before).set(change.key, () => save(change)))
      else toast.error('Not saved', result.message)
      change.onEnd?.(result?.ok ? result.data : null)
    })
  }

  function retry() {
    for (const again of failed.values()) again()
  }

  const state: SaveState = isSaving ? 'saving' : failed.size > 0 ? 'failed' : isSaved ? 'saved' : 'untouched'
  return { shown, save, retry, state }
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map
  const rest = new Map(map)
  rest.delete(key)
  return rest
}
