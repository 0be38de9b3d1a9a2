'use client'

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { moveEntry } from '@/lib/platform/data/move-entry'

type Carried = { id: string; place: number }

/** The props of an entry's drag handle. */
export type HandleProps = {
  id: string
  /** For lists in which Tab reaches only one entry. */
  tabIndex?: number
  onPointerDown: (event: PointerEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Makes the entries of a list reorderable by a handle, by dragging or with the arrow keys. The others make room while one
 * is dragged; Escape cancels. Each entry's element needs its id in `data-entry`.
 */
export function useArrangeable(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onPlace: (id: string, place: number) => void,
) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const focused = useRef<string | null>(null)
  const carriedId = carried?.id ?? null

  const drop = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!carried) return
    setCarried(null)
    onPlace(carried.id, placeAt(event) ?? carried.place)
  })

  const placeAt = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) =>
    placeUnder(list.current, ids, clientX, clientY),
  )

  // A moved element loses the focus, which the next key press needs.
  useEffect(() => {
    if (focused.current) document.getElementById(handleId(focused.current))?.focus()
    focused.current = null
  })

  useEffect(() => {
    if (carriedId === null) return
    const listening = new AbortController()
    const { signal } = listening
    const follow = (event: globalThis.PointerEvent) => {
      const place = placeAt(event)
      if (place !== null) setCarried({ id: carriedId, place })
    }
    const cancelOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Keeps the surrounding dialog open.
      event.preventDefault()
      setCarried(null)
    }
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', (event) => drop(event), { signal })
    addEventListener('pointercancel', () => setCarried(null), { signal })
    addEventListener('keydown', cancelOnEscape, { signal, capture: true })
    return () => listening.abort()
  }, [carriedId])

  // Scrolls when an entry is dragged past an edge of the window.
  useEffect(() => {
    if (carried) entryOf(list.current, carried.id)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [carried, list])

  return {
    /** The ids in display order. */
    shownIds: carried ? moveEntry(ids, carried.id, carried.place) : ids,
    carriedId,
    handleOf: (id: string): HandleProps => ({
      id: handleId(id),
      onPointerDown(event) {
        if (event.button === 0) setCarried({ id, place: ids.indexOf(id) })
      },
      onKeyDown(event) {
        const step = keySteps[event.key]
        if (step === undefined) return
        event.preventDefault()
        focused.current = id
        onPlace(id, ids.indexOf(id) + step)
      },
    }),
  }
}

/** The element id of an entry's drag handle. */
export function handleId(id: string): string {
  return `move-${id}`
}

function entryOf(list: HTMLElement | null, id: string): Element | null {
  return list?.querySelector(`[data-entry="${CSS.escape(id)}"]`) ?? null
}

/** Returns the zero-based position of the entry at a point of the window; null between entries, and over those of other lists. */
function placeUnder(list: HTMLElement | null, ids: readonly string[], x: number, y: number): number | null {
  const entries = [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].filter(({ dataset }) =>
    ids.includes(dataset.entry ?? ''),
  )
  const place = entries.findIndex((entry) => {
    const box = entry.getBoundingClientRect()
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
  return place < 0 ? null : place
}
