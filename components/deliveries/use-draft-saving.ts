'use client'

import { useEffect, useRef, useState } from 'react'
import { discardDraft, saveDraft } from '@/lib/deliveries/actions'
import type { DeliveryDraft } from '@/lib/deliveries/schema'

/** Long enough for a word, short enough that a crash costs little. */
const quietMs = 800

export type DraftState = 'none' | 'saving' | 'saved' | 'failed'

/**
 * Saves the form whenever it has been left alone for a moment, one save after the other; what could not be saved is
 * saved with the next change. Null is a form not worth
 * keeping; one that was kept before is thrown away again.
 */
export function useDraftSaving(draft: DeliveryDraft | null, wasSaved: boolean) {
  const text = draft && JSON.stringify(draft)
  const seen = useRef(text)
  const saved = useRef({ text, isKept: wasSaved })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<DraftState>(wasSaved ? 'saved' : 'none')

  useEffect(() => {
    if (text === seen.current) return
    seen.current = text
    if (text === null && !saved.current.isKept) return
    setState('saving')
    let isBegun = false
    const save = () => {
      clearTimeout(timer.current)
      if (isBegun) return
      isBegun = true
      saved.current = { text, isKept: text !== null }
      last.current = last.current.then(async () => {
        const isDone = await keep(text)
        if (saved.current.text === text) setState(isDone ? (text === null ? 'none' : 'saved') : 'failed')
      })
    }
    timer.current = setTimeout(save, quietMs)
    // A phone may never come back to a page it has put away.
    const saveWhenHidden = () => document.hidden && save()
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', saveWhenHidden)
    }
  }, [text])

  return {
    state,
    /** Saves no more of what is there now, and waits for a save under way. */
    async settle() {
      clearTimeout(timer.current)
      await last.current
    },
    /** The form begins anew and nothing of the old one is kept. */
    forget() {
      saved.current = { text: null, isKept: false }
      setState('none')
    },
  }
}

async function keep(text: string | null): Promise<boolean> {
  const answer = await (text === null ? discardDraft({}) : saveDraft(JSON.parse(text))).catch(() => null)
  return answer?.ok ?? false
}
