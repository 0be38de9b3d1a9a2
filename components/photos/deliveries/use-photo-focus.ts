'use client'

import { type KeyboardEvent, useEffect, useState } from 'react'
import { type GridLayout, moveByKey } from './gallery-rows'
import { loadViewer } from './lazy-viewer'
import type { TileActions } from './photo-marks'

/** The photo that Tab reaches; `turn` counts how often the focus was moved there. */
type Focus = { index: number; turn: number }

/**
 * Tracks which photo has the focus or gets it next. While the viewer is open, that's the photo in the viewer; its tile gets the
 * focus when the viewer closes.
 * @param viewed zero-based index of the photo in the viewer
 */
export function usePhotoFocus(count: number, viewed: number | null) {
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

type PhotoKeys = {
  layout: GridLayout | null
  count: number
  focus: ReturnType<typeof usePhotoFocus>
  actions: TileActions
}

/** Returns the handlers of an element around photos: arrow keys move between them, Space selects one, F marks it as a favorite. */
export function photoKeyHandlers({ layout, count, focus, actions }: PhotoKeys) {
  return {
    onKeyDown(event: KeyboardEvent) {
      const index = photoIndexOf(event.target)
      if (index === null || !layout || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === ' ') actions.select(index, event.shiftKey)
      else if (event.key.toLowerCase() === 'f') actions.favorite(index)
      else {
        const next = moveByKey(event.key, index, layout, count)
        if (next === null) return
        focus.moveTo(next)
      }
      event.preventDefault()
    },
    // Preloads the viewer's code before it's needed.
    onPointerEnter: loadViewer,
    onFocus({ target }: { target: EventTarget }) {
      const index = photoIndexOf(target)
      if (index === null) return
      loadViewer()
      focus.follow(index)
    },
  }
}

/** Returns the index of the photo that this element links to; null for other elements. */
function photoIndexOf(target: EventTarget): number | null {
  const index = target instanceof HTMLElement ? target.dataset.photoIndex : undefined
  return index === undefined ? null : Number(index)
}
