'use client'

import { useEffect, useState } from 'react'

/** The tile that Tab reaches; `turn` counts how often the focus was moved there. */
type Focus = { index: number; turn: number }

/**
 * Tracks which photo in the grid has the focus or gets it next. While the viewer is open, that's the photo in the viewer;
 * its tile gets the focus when the viewer closes.
 */
export function useGridFocus(count: number, viewed: number | null) {
  const [focus, setFocus] = useState<Focus>({ index: 0, turn: 0 })
  const [seen, setSeen] = useState(viewed)
  if (viewed !== seen) {
    setSeen(viewed)
    setFocus(({ index, turn }) => (viewed === null ? { index, turn: turn + 1 } : { index: viewed, turn }))
  }
  const current = Math.max(0, Math.min(focus.index, count - 1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is one request for the focus
  useEffect(() => {
    if (focus.turn === 0) return
    const tile = document.querySelector<HTMLElement>(`[data-photo-index="${current}"]`)
    tile?.focus({ preventScroll: true })
    tile?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [focus.turn])

  return {
    current,
    /** Called when a tile received the focus from the browser. */
    follow: (index: number) => setFocus(({ turn }) => ({ index, turn })),
    moveTo: (index: number) => setFocus(({ turn }) => ({ index, turn: turn + 1 })),
  }
}
