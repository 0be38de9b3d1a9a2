'use client'

import { startTransition, useCallback, useEffect, useState } from 'react'
import { tryTabStorage } from '@/components/ui/tab-storage'
import { type Draft as DraftData, parseDraft, type ShootTexts } from '@/lib/booking/bookings/rules/draft'
import { emptyAddress } from '@/lib/studio/places/rules/address'

export type Draft = ReturnType<typeof useDraft>

/**
 * Saves what is typed in the wizard in session storage, so that a reload and Back lose nothing.
 * `idempotencyKeyFor` returns the same key for the same services, time, and go-live date, so that a retry creates no second booking.
 */
export function useDraft(storageKey: string, initial: ShootTexts) {
  const [draft, setDraft] = useState<DraftData>({ ...initial, property: emptyAddress, request: null })

  // After hydration, because the server can't read session storage. A transition, because steps whose code is still loading would
  // be emptied.
  useEffect(() => {
    const stored = read(storageKey)
    if (stored) startTransition(() => setDraft(stored))
  }, [storageKey])

  const update = useCallback(
    (change: Partial<DraftData>) => {
      setDraft((present) => {
        const next = { ...present, ...change }
        tryTabStorage((storage) => storage.setItem(storageKey, JSON.stringify(next)))
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

  const { request: _request, property, ...texts } = draft
  const forget = () => tryTabStorage((storage) => storage.removeItem(storageKey))
  return { key: storageKey, texts, property, update, idempotencyKeyFor, forget }
}

function read(storageKey: string): DraftData | null {
  return tryTabStorage((storage) => parseDraft(storage.getItem(storageKey))) ?? null
}
