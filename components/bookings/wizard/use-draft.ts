'use client'

import { useCallback, useEffect, useState } from 'react'

export type Texts = { propertyAddress: string; specialInstructions: string }
type StoredDraft = Texts & { request: { key: string; content: string } | null }
export type Draft = ReturnType<typeof useDraft>

/**
 * Saves what is typed in the wizard in session storage, so that a reload and Back lose nothing.
 * `idempotencyKeyFor` returns the same key for the same services and time, so that a retry creates no second booking.
 */
export function useDraft(storageKey: string, initial: Texts) {
  const [draft, setDraft] = useState<StoredDraft>({ ...initial, request: null })

  // After hydration, because the server can't read session storage.
  useEffect(() => {
    const stored = read(storageKey)
    if (stored) setDraft(stored)
  }, [storageKey])

  const update = useCallback(
    (change: Partial<StoredDraft>) => {
      setDraft((present) => {
        const next = { ...present, ...change }
        write(storageKey, next)
        return next
      })
    },
    [storageKey],
  )

  function idempotencyKeyFor(content: string): string {
    const known = read(storageKey)?.request ?? draft.request
    if (known?.content === content) return known.key
    const key = crypto.randomUUID()
    update({ request: { key, content } })
    return key
  }

  return { texts: textsOf(draft), update, idempotencyKeyFor, forget: () => remove(storageKey) }
}

function textsOf({ propertyAddress, specialInstructions }: StoredDraft): Texts {
  return { propertyAddress, specialInstructions }
}

/** Returns null where the browser blocks storage; the wizard then works without drafts. */
function read(storageKey: string): StoredDraft | null {
  try {
    const { propertyAddress, specialInstructions, request } = JSON.parse(
      sessionStorage.getItem(storageKey) ?? '',
    )
    if (typeof propertyAddress !== 'string' || typeof specialInstructions !== 'string') return null
    const isRequest = typeof request?.key === 'string' && typeof request?.content === 'string'
    return { propertyAddress, specialInstructions, request: isRequest ? request : null }
  } catch {
    return null
  }
}

function write(storageKey: string, draft: StoredDraft) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Storage is blocked; see `read`.
  }
}

function remove(storageKey: string) {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked; see `read`.
  }
}
