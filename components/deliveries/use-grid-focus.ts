'use client'

import { useEffect, useState } from 'react'

/** The tile that Tab reaches; `turn` counts the times the focus was sent there. */
type Focus = { index: number; turn: number }

/**
 * Which photo of the grid has the focus, or gets it next. While a photo is in the viewer it is that one; the focus goes
 * to its tile when the viewer closes.
 */
export function useGridFocus(count: number, viewed: number | null) {
  const [focus, setFocus] = useState<Focus>({ index: 0, turn: 0 })
  const [seen, setSeen] = useState(viewed)
  if (viewed !== seen) {
    setSeen(viewed)
    setFocus(({ index, turn }) => (viewed === null ? { index, turn: turn + 1 } : { index: viewed, turn }))
  }
  const current = Math.max(0, Math.min(focus.index, count - 1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is one request for the focus
  useEffect(() => {
    if (focus.turn === 0) return
    const tile = document.querySelector<HTMLElement>(`[data-photo-index="${current}"]`)
    tile?.focus({ preventScroll: true })
    tile?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [focus.turn])

  return {
    current,
    /** The focus came here by itself. */
    follow: (index: number) => setFocus(({ turn }) => ({ index, turn })),
    moveTo: (index: number) => setFocus(({ turn }) => ({ index, turn: turn + 1 })),
  }
}
