'use client'

import { useEffect, useState } from 'react'
import { readStored, writeStored } from '@/components/ui/browser-storage'

/**
 * What one photographer is writing to one request. It outlives another choice in the list, and a colleague who closes or
 * deletes the request, in this browser only.
 */
export function useReplyDraft(
  { viewerId, quoteId }: { viewerId: string; quoteId: string },
  first = '',
): [text: string, change: (text: string) => void] {
  const name = `northlight answer ${viewerId} ${quoteId}`
  const [text, setText] = useState(first)

  // After the first paint: the server does not know it.
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
