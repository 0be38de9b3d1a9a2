'use client'

import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Chapter } from './chapters'
import { findRowAt, type GridLayout, layOutChapters, narrowGrid, wideGrid } from './gallery-rows'

/** The chapters' measured position on the page, in CSS px. */
type Frame = { width: number; top: number; wide: boolean }

/** Rows rendered beyond both edges of the window. */
const overscan = 2
/** Up to this many photos are all rendered, so that the browser's search and screen readers find them. */
const maxUnvirtualized = 40

/**
 * Lays out the chapters for their width, and returns which photos are near the window. `layout` is null until the element is
 * measured, and on the server. The row of `current` is always included, so that it can have the focus.
 */
export function usePhotoRows(chapters: readonly Chapter[], ratios: readonly number[], current: number) {
  const list = useRef<HTMLDivElement>(null)
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
    // The content above the chapters can change height.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const layout = useMemo<GridLayout | null>(
    () => frame && layOutChapters(chapters, ratios, frame.width, frame.wide ? wideGrid : narrowGrid),
    [chapters, ratios, frame],
  )
  const rows = layout?.rows ?? []
  const top = frame?.top ?? 0
  const currentRow = layout?.places.get(current)?.row
  const first = useWindow(() => findRowAt(rows, scrollY - top))
  const last = useWindow(() => findRowAt(rows, scrollY - top + innerHeight))
  const isRendered = (row: number) =>
    ratios.length <= maxUnvirtualized ||
    row === currentRow ||
    (row >= first - overscan && row <= last + overscan)
  const shown = new Set(rows.flatMap(({ indexes }, row) => (isRendered(row) ? indexes : [])))
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
