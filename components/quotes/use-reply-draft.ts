'use client'

import { useEffect, useState } from 'react'
import { readStored, writeStored } from '@/components/ui/browser-storage'

/**
 * A photographer's draft of a reply to one request. It is stored in this browser and survives switching requests, and a
 * colleague closing or deleting the request.
 */
export function useReplyDraft(
  { viewerId, quoteId }: { viewerId: string; quoteId: string },
  first = '',
): [text: string, change: (text: string) => void] {
  const name = `northlight answer ${viewerId} ${quoteId}`
  const [text, setText] = useState(first)

  // After the first paint, because the server doesn't know the draft.
  useEffect(() => {
    const stored = readStored(name, isText)
    if (stored) setText((typed) => typed || stored)
  }, [name])

  function change(next: string) {
    setText(next)
    writeStored(name, next || null)
  }
  return [text, change]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
