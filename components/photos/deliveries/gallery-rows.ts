import type { Chapter } from './chapters'

/** Width / height assumed for a photo that hasn't been measured. */
const defaultRatio = 1.5
/** A photo alone in its row is cropped to this, unless it's wider, so that it fits in the window. */
export const largeRatio = 1.9
/** A narrower photo shares its row. */
const minLargeRatio = 1.2
/** Sums of ratios below this would make a row of several photos too high. */
const minRowSum = 1.9
/** Where each photo has a row of its own, one that is higher than wide is cropped to this. */
const minSingleRatio = 0.8

/** Photos side by side, from `first` up to but excluding `end` of a chapter's. */
export type PhotoRow = {
  first: number
  end: number
  /** Whether it's one photo, cropped to `largeRatio`. */
  isLarge: boolean
  /** The row's width / height; photos that sum up to less leave room at its end. */
  ratio: number
}

export function ratioOf({ width, height }: { width: number | null; height: number | null }): number {
  return width && height ? Math.round((width / height) * 1000) / 1000 : defaultRatio
}

/**
 * Breaks a chapter's photos into rows without measuring: one large photo, and pairs or threes of uncropped ones.
 * @param startsLarge whether the large photo comes first; chapters alternate
 */
export function breakRows(ratios: readonly number[], startsLarge: boolean): PhotoRow[] {
  const uprights = ratios.filter((ratio) => ratio < minLargeRatio).length
  const sizes = planSizes(ratios.length, uprights)
  const rows: PhotoRow[] = []
  let first = 0
  for (const size of startsLarge ? sizes : sizes.toReversed()) {
    if (first >= ratios.length) break
    const row = fillRow(ratios, first, size)
    rows.push(row)
    first = row.end
  }
  return rows
}

/** Returns how many photos each row gets, the large one first. */
function planSizes(count: number, uprights: number): number[] {
  if (count <= 0) return []
  if (count <= 2) return [count]
  if (count === 3) return [1, 2]
  if (count === 4) return uprights >= 2 ? [2, 2] : [1, 3]
  if (count === 6) return [1, 2, 3]
  return [1, 2, 2, ...planSizes(count - 5, uprights)]
}

function fillRow(ratios: readonly number[], first: number, size: number): PhotoRow {
  let end = first
  let sum = 0
  const isHighEnough = () => (end - first === 1 ? sum >= minLargeRatio : sum >= minRowSum)
  while (end < ratios.length && (end - first < size || !isHighEnough())) {
    sum += ratios[end] ?? defaultRatio
    end += 1
  }
  const isLarge = end - first === 1 && sum >= minLargeRatio
  return { first, end, isLarge, ratio: Math.max(sum, isLarge ? largeRatio : minRowSum) }
}

/** Returns the ratio in which a row shows one of its photos. */
export function shownRatio(ratio: number, { isLarge }: PhotoRow): number {
  return isLarge ? Math.max(ratio, largeRatio) : ratio
}

/** Returns the ratio in which a photo is shown in a row of its own, across a phone. */
export function singleRatio(ratio: number): number {
  return Math.max(ratio, minSingleRatio)
}

/** What the layout depends on besides its width, in CSS px. */
export type GridMeasure = {
  gap: number
  /** The height of a chapter's heading with the space below it. */
  head: number
  /** Between chapters. */
  between: number
  /** Whether each photo has a row of its own. */
  isSingle: boolean
}
export const narrowGrid: GridMeasure = { gap: 4, head: 56, between: 52, isSingle: true }
export const wideGrid: GridMeasure = { gap: 8, head: 64, between: 104, isSingle: false }

/** A photo's position in its chapter, in CSS px from the top left corner of the chapter's photos. */
export type Place = { left: number; top: number; width: number; height: number; row: number }
/** A row's photos, by their places among all; `top` is from the top of all chapters. */
export type GridRow = { top: number; height: number; indexes: number[] }
export type GridLayout = {
  rows: GridRow[]
  /** By a photo's place among all. */
  places: ReadonlyMap<number, Place>
  /** The heights of the chapters' photos. */
  heights: number[]
}

/** Lays out all chapters for a width. */
export function layOutChapters(
  chapters: readonly Chapter[],
  ratios: readonly number[],
  width: number,
  measure: GridMeasure,
): GridLayout {
  const { gap, head, between, isSingle } = measure
  const rows: GridRow[] = []
  const places = new Map<number, Place>()
  const heights: number[] = []
  let start = 0
  for (const [place, { title, indexes }] of chapters.entries()) {
    start += (place > 0 ? between : 0) + (title ? head : 0)
    const own = indexes.map((index) => ratios[index] ?? defaultRatio)
    let top = 0
    for (const row of isSingle ? singleRows(own) : breakRows(own, place % 2 === 0)) {
      const height = (width - gap * (row.end - row.first - 1)) / row.ratio
      let left = 0
      for (let at = row.first; at < row.end; at += 1) {
        const ratio = isSingle ? row.ratio : shownRatio(own[at] ?? defaultRatio, row)
        places.set(indexes[at] ?? 0, { left, top, width: ratio * height, height, row: rows.length })
        left += ratio * height + gap
      }
      rows.push({ top: start + top, height, indexes: indexes.slice(row.first, row.end) })
      top += height + gap
    }
    const height = Math.max(0, top - gap)
    heights.push(height)
    start += height
  }
  return { rows, places, heights }
}

function singleRows(ratios: readonly number[]): PhotoRow[] {
  return ratios.map((ratio, at) => ({ first: at, end: at + 1, isLarge: false, ratio: singleRatio(ratio) }))
}

/** Returns the index of the row at a distance from the top of all chapters, in CSS px; above and below it, the nearest. */
export function findRowAt(rows: readonly GridRow[], distance: number): number {
  return Math.max(
    0,
    rows.findLastIndex(({ top }) => top <= distance),
  )
}

/**
 * Returns the photo that a navigation key moves to: beside this one, or nearest in the next row. Null for other keys.
 * @param count how many photos there are; the cover is one of them, above the rows
 */
export function moveByKey(
  key: string,
  from: number,
  { rows, places }: GridLayout,
  count: number,
): number | null {
  if (key === 'ArrowLeft') return Math.max(0, from - 1)
  if (key === 'ArrowRight') return Math.min(count - 1, from + 1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const start = places.get(from)
  const row = rows[(start?.row ?? -1) + (key === 'ArrowUp' ? -1 : 1)]
  // Above the first row is the cover, which has no place.
  if (!row) return key === 'ArrowUp' && start && places.size < count ? coverOf(places, count) : from
  const middle = start ? start.left + start.width / 2 : 0
  const distance = (index: number) => {
    const place = places.get(index)
    return place ? Math.abs(place.left + place.width / 2 - middle) : Number.POSITIVE_INFINITY
  }
  return row.indexes.reduce(
    (nearest, index) => (distance(index) < distance(nearest) ? index : nearest),
    row.indexes[0] ?? from,
  )
}

function coverOf(places: ReadonlyMap<number, Place>, count: number): number {
  for (let index = 0; index < count; index += 1) if (!places.has(index)) return index
  return 0
}
