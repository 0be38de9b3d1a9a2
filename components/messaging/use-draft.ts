'use client'

import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '@/components/ui/browser-storage'
import type { UploadedFile } from './outgoing'

export type Draft = { text: string; files: UploadedFile[] }

const empty: Draft = { text: '', files: [] }

/** The changed fields, or a function that computes them from the current draft. */
type Change = Partial<Draft> | ((before: Draft) => Partial<Draft>)

/** A draft of one viewer in one place. Survives reloads and navigation, in this browser only. */
export function useDraft(viewerId: string, place: string): [Draft, (change: Change) => void] {
  const name = `northlight draft ${viewerId} ${place}`
  const [draft, setDraft] = useState(empty)
  // A ref, because two uploads may finish before a render, and an unmounted form may still clear its draft.
  const latest = useRef(empty)

  // In an effect, because the server render has no access to browser storage.
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
 * The idempotency key of a draft. It is stored with the draft, so that sending it again after a lost response is recognized
 * as a repeat. Before hydration it is the page's own key. Call `renew` once the draft was sent.
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
