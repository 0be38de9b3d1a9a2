'use client'

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type GridLayout, layOutRows, narrowGrid, wideGrid } from './gallery-rows'

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
  const currentRow = layout?.places[current]?.row
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    gap: (frame?.wide ? wideGrid : narrowGrid).gap,
    overscan,
    scrollMargin: frame?.top ?? 0,
    rangeExtractor: (range) =>
      ratios.length <= maxUnvirtualized ? rows.map((_, index) => index) : withRow(range, currentRow),
  })
  // Heights are known, not measured: a new layout replaces them all.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout is what the heights are taken from
  useLayoutEffect(() => virtualizer.measure(), [layout, virtualizer])

  const shown = virtualizer.getVirtualItems().flatMap(({ index }) => {
    const row = rows[index]
    return row ? Array.from({ length: row.end - row.first }, (_, offset) => row.first + offset) : []
  })
  return { list, layout, shown }
}

function isSame(one: Frame, other: Frame): boolean {
  return one.width === other.width && one.top === other.top && one.wide === other.wide
}

function withRow(range: Range, row: number | undefined): number[] {
  const near = defaultRangeExtractor(range)
  if (row === undefined || near.includes(row)) return near
  return [...near, row].sort((one, other) => one - other)
}
