'use client'

import { useEffect, useState } from 'react'
import { maxTextLength, minTextLength } from '@/lib/search/limits'
import type { Hits } from '@/lib/search/schema'

/** The pause in typing after which a search starts. */
const debounceMs = 120

type Response = { text: string; hits: Hits | null }

/**
 * Searches the server for a text while it's typed; a newer search cancels the one before.
 * @returns the latest hits, kept until newer ones arrive; null before the first and for a short text
 */
export function useHits(typed: string): {
  hits: Hits | null
  state: 'idle' | 'searching' | 'done' | 'failed'
} {
  const text = typed.trim()
  const isSearchable = text.length >= minTextLength && text.length <= maxTextLength
  const [response, setResponse] = useState<Response | null>(null)

  useEffect(() => {
    if (!isSearchable) return
    const search = new AbortController()
    const timer = setTimeout(async () => {
      const hits = await fetchHits(text, search.signal)
      if (!search.signal.aborted) setResponse({ text, hits })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [text, isSearchable])

  if (!isSearchable) return { hits: null, state: 'idle' }
  const hits = response?.hits ?? null
  if (response?.text !== text) return { hits, state: 'searching' }
  return { hits, state: hits ? 'done' : 'failed' }
}

/** Returns null if there was no response or an error. */
async function fetchHits(text: string, signal: AbortSignal): Promise<Hits | null> {
  try {
    const response = await fetch(`/api/search?${new URLSearchParams({ text })}`, { signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
