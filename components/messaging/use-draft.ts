'use client'

import { useEffect, useState } from 'react'
import { keep, readKept } from '@/components/ui/kept-in-browser'
import type { KeptFile } from './outgoing'

export type Draft = { text: string; files: KeptFile[] }

const empty: Draft = { text: '', files: [] }

/** What one viewer is writing in one place. It outlives a reload and a look elsewhere, in this browser only. */
export function useDraft(viewerId: string, place: string): [Draft, (change: Partial<Draft>) => void] {
  const name = `northlight draft ${viewerId} ${place}`
  const [draft, setDraft] = useState(empty)

  // After the first paint: the server does not know it.
  useEffect(() => {
    const kept = readKept(name, isDraft)
    if (kept) setDraft(kept)
  }, [name])

  function change(changed: Partial<Draft>) {
    setDraft((before) => {
      const next = { ...before, ...changed }
      keep(name, next.text === '' && next.files.length === 0 ? null : next)
      return next
    })
  }
  return [draft, change]
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Draft | null
  return typeof draft?.text === 'string' && Array.isArray(draft.files)
}

/**
 * The request key of what one viewer is writing in one place: it stays with the draft, so that a draft sent again after a
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
    const kept = readKept(name, isKey)
    if (kept) setKey(kept)
    else keep(name, key)
  }, [name, key])

  function renew() {
    const next = crypto.randomUUID()
    keep(name, next)
    setKey(next)
  }
  return { key, renew }
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
}
