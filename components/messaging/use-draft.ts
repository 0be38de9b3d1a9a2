'use client'

import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '@/components/ui/browser-storage'
import type { UploadedFile } from './outgoing'

export type Draft = { text: string; files: UploadedFile[] }

const empty: Draft = { text: '', files: [] }

/** Another text or other files; what depends on those before it is a function of them. */
type Change = Partial<Draft> | ((before: Draft) => Partial<Draft>)

/** What one viewer is writing in one place. It outlives a reload and a look elsewhere, in this browser only. */
export function useDraft(viewerId: string, place: string): [Draft, (change: Change) => void] {
  const name = `northlight draft ${viewerId} ${place}`
  const [draft, setDraft] = useState(empty)
  // Two files may arrive before the first is shown, and a draft is forgotten also by a form that is gone already.
  const latest = useRef(empty)

  // After the first paint: the server does not know it.
  useEffect(() => {
    const stored = readStored(name, isDraft)
    if (!stored) return
    latest.current = stored
    setDraft(stored)
  }, [name])

  function change(changed: Change) {
    const before = latest.current
    const next = { ...before, ...(typeof changed === 'function' ? changed(before) : changed) }
    latest.current = next
    writeStored(name, next.text === '' && next.files.length === 0 ? null : next)
    setDraft(next)
  }
  return [draft, change]
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Draft | null
  return typeof draft?.text === 'string' && Array.isArray(draft.files)
}

/**
 * The idempotency key of what one viewer is writing in one place: it stays with the draft, so that a draft sent again after a
 * lost answer is known as a repeat. Until script runs it is the one the page came with. `renew` it once it was sent.
 */
export function useDraftKey(
  viewerId: string,
  place: string,
  ofPage: string,
): { key: string; renew: () => void } {
  const name = `northlight draft key ${viewerId} ${place}`
  const [key, setKey] = useState(ofPage)

  useEffect(() => {
    const stored = readStored(name, isKey)
    if (stored) setKey(stored)
    else writeStored(name, key)
  }, [name, key])

  function renew() {
    const next = crypto.randomUUID()
    writeStored(name, next)
    setKey(next)
  }
  return { key, renew }
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
}
