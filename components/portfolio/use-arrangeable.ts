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
import { moveEntry } from '@/lib/portfolio/rules'

type Carried = { id: string; place: number }

/** What an element needs to be the handle by which an entry is moved. */
export type HandleProps = {
  id: string
  onPointerDown: (event: PointerEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Lets the entries of a list be put in another order by a handle: carried with mouse, pen or finger, or moved with the
 * arrow keys. While one is carried the others make room for it; Escape puts it back. The list's element is positioned,
 * and holds each entry's element under `data-entry`.
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
    onPlace(carried.id, placeUnder(list.current, event.clientX, event.clientY) ?? carried.place)
  })

  // An element that moves in the page loses the focus, and with it the next press of the same key.
  useEffect(() => {
    if (focused.current) document.getElementById(handleId(focused.current))?.focus()
    focused.current = null
  })

  useEffect(() => {
    if (carriedId === null) return
    const listening = new AbortController()
    const { signal } = listening
    const follow = (event: globalThis.PointerEvent) => {
      const place = placeUnder(list.current, event.clientX, event.clientY)
      if (place !== null) setCarried({ id: carriedId, place })
    }
    const cancelOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The dialog around the list stays open.
      event.preventDefault()
      setCarried(null)
    }
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', (event) => drop(event), { signal })
    addEventListener('pointercancel', () => setCarried(null), { signal })
    addEventListener('keydown', cancelOnEscape, { signal, capture: true })
    return () => listening.abort()
  }, [carriedId, list])

  // What is carried past an edge of the window brings its new neighbors into view.
  useEffect(() => {
    if (carried) entryOf(list.current, carried.id)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [carried, list])

  return {
    /** The ids in the order to show. */
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

function handleId(id: string): string {
  return `move-${id}`
}

function entryOf(list: HTMLElement | null, id: string): Element | null {
  return list?.querySelector(`[data-entry="${CSS.escape(id)}"]`) ?? null
}

/** Which entry's box, counted from 0, lies under a point of the window; null between them. */
function placeUnder(list: HTMLElement | null, x: number, y: number): number | null {
  const entries = [...(list?.querySelectorAll('[data-entry]') ?? [])]
  const place = entries.findIndex((entry) => {
    const box = entry.getBoundingClientRect()
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
  return place < 0 ? null : place
}
