'use client'

import { type KeyboardEvent, type RefObject, useState } from 'react'

/**
 * The tile that Tab reaches. Arrow keys, Home and End move the focus between tiles; Escape and Ctrl+A clear and extend the
 * selection. The drag handle handles its own arrow keys.
 */
export function useArrangeKeys(
  list: RefObject<HTMLElement | null>,
  count: number,
  selection: { selectAll: () => void; clear: () => void },
) {
  const [focused, setFocused] = useState(0)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) return selection.clear()
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return selection.selectAll()
    }
    const index = indexOf(event.target)
    if (index === null || event.ctrlKey || event.metaKey || event.altKey) return
    const next = targetOf(event.key, index, columnsOf(list.current), count)
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

function targetOf(key: string, index: number, columns: number, count: number): number | null {
  const last = count - 1
  const targets: Record<string, number> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    ArrowUp: index < columns ? index : index - columns,
    ArrowDown: index + columns > last ? index : index + columns,
    Home: 0,
    End: last,
  }
  return targets[key] ?? null
}

function columnsOf(list: HTMLElement | null): number {
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1
}

function indexOf(target: EventTarget | null): number | null {
  const index = target instanceof HTMLElement ? target.dataset.photoIndex : undefined
  return index === undefined ? null : Number(index)
}
