'use client'

import { useEffect, useState } from 'react'
import { readStored, writeStored } from '@/components/ui/browser-storage'
import { useStored } from '@/components/ui/use-stored'
import type { UploadedFile } from './outgoing'

export type Draft = { text: string; files: UploadedFile[] }

const empty: Draft = { text: '', files: [] }

/** The changed fields, or a function that computes them from the current draft. */
type Change = Partial<Draft> | ((before: Draft) => Partial<Draft>)

/** A draft of one viewer in one place. Survives reloads and navigation, in this browser only. */
export function useDraft(viewerId: string, place: string): [Draft, (change: Change) => void] {
  const [draft, change] = useStored(`northlight draft ${viewerId} ${place}`, {
    isValid: isDraft,
    isEmpty,
    first: empty,
  })
  return [
    draft,
    (changed) =>
      change((before) => ({ ...before, ...(typeof changed === 'function' ? changed(before) : changed) })),
  ]
}

function isEmpty({ text, files }: Draft): boolean {
  return text === '' && files.length === 0
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
