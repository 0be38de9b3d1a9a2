'use client'

import { useEffect, useRef, useState } from 'react'

/** Long enough for a word, short enough that a crash costs little. */
const quietMs = 800

export type DraftState = 'none' | 'saving' | 'saved' | 'failed'

/** Saves a draft, or with null throws away the one that was kept. */
export type SaveDraft<Draft> = (draft: Draft | null) => Promise<{ ok: boolean }>

/**
 * Saves the form whenever it has been left alone for a moment, and when it is left for another page, one save after the
 * other; what could not be saved is saved with the next change. Null is a form not worth keeping; one that was kept
 * before is thrown away again.
 */
export function useDraftSaving<Draft>(draft: Draft | null, wasSaved: boolean, saveDraft: SaveDraft<Draft>) {
  // Where a form is kept does not change while it stands.
  const [persist] = useState(() => saveDraft)
  const text = draft && JSON.stringify(draft)
  const seen = useRef(text)
  const saved = useRef({ text, isSaved: wasSaved })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Saves what is there now, where that has not begun. */
  const saveNow = useRef<(() => void) | null>(null)
  const [state, setState] = useState<DraftState>(wasSaved ? 'saved' : 'none')

  useEffect(() => {
    if (text === seen.current) return
    seen.current = text
    saveNow.current = null
    if (text === null && !saved.current.isSaved) return
    setState('saving')
    const save = () => {
      clearTimeout(timer.current)
      saveNow.current = null
      saved.current = { text, isSaved: text !== null }
      last.current = last.current.then(async () => {
        const isDone = await persist(text === null ? null : JSON.parse(text)).then(
          ({ ok }) => ok,
          () => false,
        )
        if (saved.current.text === text) setState(isDone ? (text === null ? 'none' : 'saved') : 'failed')
      })
    }
    saveNow.current = save
    timer.current = setTimeout(save, quietMs)
    return () => clearTimeout(timer.current)
  }, [text, persist])

  useEffect(() => {
    // A phone may never come back to a page it has put away.
    const saveWhenHidden = () => document.hidden && saveNow.current?.()
    const saveWhenLeft = () => saveNow.current?.()
    document.addEventListener('visibilitychange', saveWhenHidden)
    window.addEventListener('pagehide', saveWhenLeft)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      window.removeEventListener('pagehide', saveWhenLeft)
      saveWhenLeft()
    }
  }, [])

  return {
    state,
    /** Saves no more of what is there now, and waits for a save under way. */
    async stop() {
      clearTimeout(timer.current)
      saveNow.current = null
      await last.current
    },
    /** The form begins anew and nothing of the old one is kept. */
    forget() {
      saved.current = { text: null, isSaved: false }
      setState('none')
    },
  }
}
