'use client'

import { useEffect, useRef, useState } from 'react'

/** Long enough to type a word, short enough that a crash loses little. */
const debounceMs = 800

export type DraftState = 'none' | 'saving' | 'saved' | 'failed'

/** Saves a draft; null deletes the saved one, which is `last` as far as this page saved it. */
export type SaveDraft<Draft> = (draft: Draft | null, last: Draft | null) => Promise<{ ok: boolean }>

/**
 * Saves the form after a pause in typing and when the page is left, one save at a time. After a failed save, the next
 * change saves again. Null means there is nothing worth saving, and deletes a draft that was saved before.
 */
export function useDraftSaving<Draft>(draft: Draft | null, wasSaved: boolean, saveDraft: SaveDraft<Draft>) {
  // The first callback is used for as long as the form is mounted.
  const [persist] = useState(() => saveDraft)
  const text = draft && JSON.stringify(draft)
  const seen = useRef(text)
  const saved = useRef({ text, isSaved: wasSaved })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Runs the pending save at once; null when none is pending. */
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
      const before = saved.current.text
      saved.current = { text, isSaved: text !== null }
      last.current = last.current.then(async () => {
        const isDone = await persist(parse(text), parse(before)).then(
          ({ ok }) => ok,
          () => false,
        )
        if (saved.current.text === text) setState(isDone ? (text === null ? 'none' : 'saved') : 'failed')
      })
    }
    saveNow.current = save
    timer.current = setTimeout(save, debounceMs)
    return () => clearTimeout(timer.current)
  }, [text, persist])

  useEffect(() => {
    // A phone may close a hidden page without another event.
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
    /** Cancels the pending save, and waits for one under way. */
    async stop() {
      clearTimeout(timer.current)
      saveNow.current = null
      await last.current
    },
    /** Starts over with an empty form that has no draft. */
    reset() {
      saved.current = { text: null, isSaved: false }
      setState('none')
    },
  }
}

function parse<Draft>(text: string | null): Draft | null {
  return text === null ? null : JSON.parse(text)
}
