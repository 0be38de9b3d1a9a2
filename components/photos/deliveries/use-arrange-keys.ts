'use client'

import { type KeyboardEvent, type RefObject, useState } from 'react'

/**
 * The tile that Tab reaches. Arrow keys, Home and End move the focus between tiles; Escape and Ctrl+A clear and extend the
 * selection. The drag handle handles its own arrow keys.
 */
export function useArrangeKeys(
  list: RefObject<HTMLElement | null>,
  count: number,
  selection?: { selectAll: () => void; clear: () => void },
) {
  const [focused, setFocused] = useState(0)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) return selection?.clear()
    if (selection && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return selection.selectAll()
    }
    const index = indexOf(event.target)
    if (index === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = targetOf(event.key, index, list.current, count)
    if (next === null) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-photo-index="${next}"]`)?.focus()
  }

  return {
    current: Math.min(focused, Math.max(0, count - 1)),
    listProps: {
      onKeyDown,
      onFocus(event: { target: EventTarget }) {
        const tile = event.target instanceof Element ? event.target.closest('[data-entry]') : null
        const index = indexOf(tile?.querySelector('[data-photo-index]') ?? null)
        if (index !== null) setFocused(index)
      },
    },
  }
}

function targetOf(key: string, index: number, list: HTMLElement | null, count: number): number | null {
  const last = count - 1
  const targets: Record<string, number> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    Home: 0,
    End: last,
  }
  if (key === 'ArrowUp') return findVertical(list, index, -1)
  if (key === 'ArrowDown') return findVertical(list, index, 1)
  return targets[key] ?? null
}

/** Returns the tile nearest above or below, whatever the rows' widths; the same one at either end. */
function findVertical(list: HTMLElement | null, index: number, direction: -1 | 1): number {
  const boxes = [...(list?.querySelectorAll('[data-photo-index]') ?? [])].map((tile) =>
    tile.getBoundingClientRect(),
  )
  const from = boxes[index]
  if (!from) return index
  const isBeyond = (box: DOMRect) =>
    direction === 1 ? box.top >= from.bottom - 1 : box.bottom <= from.top + 1
  const middleOf = (box: DOMRect) => box.left + box.width / 2
  const distanceTo = (box: DOMRect) =>
    // The row counts most.
    Math.abs(box.top - from.top) * 100 + Math.abs(middleOf(box) - middleOf(from))
  const nearest = boxes
    .map((box, place) => ({ box, place }))
    .filter(({ box }) => isBeyond(box))
    .sort((one, other) => distanceTo(one.box) - distanceTo(other.box))[0]
  return nearest?.place ?? index
}

function indexOf(target: EventTarget | null): number | null {
  const index = target instanceof HTMLElement ? target.dataset.photoIndex : undefined
  return index === undefined ? null : Number(index)
}
