'use client'

import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { findRowAt, type GridLayout, layOutRows, narrowGrid, wideGrid } from './gallery-rows'

/** The grid's measured position on the page, in CSS px. */
type Frame = { width: number; top: number; wide: boolean }

/** Rows rendered beyond both edges of the window. */
const overscan = 2
/** Up to this many photos are all rendered, so that the browser's search and screen readers find them. */
const maxUnvirtualized = 40

/**
 * Lays out the grid for its width, and returns which photos are near the window. `layout` is null until the grid is
 * measured, and on the server. The row of `current` is always included, so that it can have the focus.
 */
export function usePhotoRows(ratios: readonly number[], current: number) {
  const list = useRef<HTMLUListElement>(null)
  const [frame, setFrame] = useState<Frame | null>(null)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = { width, top: top + window.scrollY, wide: window.matchMedia('(width >= 48rem)').matches }
      setFrame((before) => (before && isSame(before, next) ? before : next))
    }
    measure()
    // The content above the grid can change height.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const layout = useMemo<GridLayout | null>(
    () => frame && layOutRows(ratios, frame.width, frame.wide ? wideGrid : narrowGrid),
    [ratios, frame],
  )
  const rows = layout?.rows ?? []
  const top = frame?.top ?? 0
  const currentRow = layout?.places[current]?.row
  const first = useWindow(() => findRowAt(rows, scrollY - top))
  const last = useWindow(() => findRowAt(rows, scrollY - top + innerHeight))
  const isRendered = (index: number) =>
    ratios.length <= maxUnvirtualized ||
    index === currentRow ||
    (index >= first - overscan && index <= last + overscan)
  const shown = rows.flatMap(({ first, end }, index) =>
    isRendered(index) ? Array.from({ length: end - first }, (_, offset) => first + offset) : [],
  )
  return { list, layout, shown }
}

function isSame(one: Frame, other: Frame): boolean {
  return one.width === other.width && one.top === other.top && one.wide === other.wide
}

/** Reads a number that changes when the window is scrolled or resized. */
function useWindow(read: () => number): number {
  return useSyncExternalStore(onWindowMove, read, () => 0)
}

function onWindowMove(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}
