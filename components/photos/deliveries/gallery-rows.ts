/** Width / height assumed for a photo that hasn't been measured. */
const defaultRatio = 1.5

/** The minimum height of a full row and the gap between photos, in CSS px. */
export type GridMeasure = { rowHeight: number; gap: number }
export const narrowGrid: GridMeasure = { rowHeight: 108, gap: 4 }
export const wideGrid: GridMeasure = { rowHeight: 204, gap: 6 }

/** A photo's position in the grid, in CSS px from the grid's top left corner. */
export type Place = { left: number; top: number; width: number; height: number; row: number }
/** A row's photos, from `first` up to but excluding `end`. */
export type GridRow = { top: number; height: number; first: number; end: number }
export type GridLayout = { rows: GridRow[]; places: Place[]; height: number }

export function ratioOf({ width, height }: { width: number | null; height: number | null }): number {
  return width && height ? Math.round((width / height) * 1000) / 1000 : defaultRatio
}

/**
 * Lays out uncropped photos in justified rows: each row is filled at the minimum height, then stretched to the grid's
 * width. Breaks rows as the browser's flex layout does, so that the server-rendered grid doesn't shift.
 */
export function layOutRows(
  ratios: readonly number[],
  width: number,
  { rowHeight, gap }: GridMeasure,
): GridLayout {
  const rows: GridRow[] = []
  const places: Place[] = []
  let top = 0
  for (let first = 0; first < ratios.length; ) {
    const { end, sum } = fillRow(ratios, first, { width, rowHeight, gap })
    const room = width - gap * (end - first - 1)
    // The last row keeps the minimum height unless it would be too wide.
    const height = end === ratios.length ? Math.min(rowHeight, room / sum) : room / sum
    let left = 0
    for (let index = first; index < end; index += 1) {
      const photoWidth = (ratios[index] ?? defaultRatio) * height
      places.push({ left, top, width: photoWidth, height, row: rows.length })
      left += photoWidth + gap
    }
    rows.push({ top, height, first, end })
    top += height + gap
    first = end
  }
  return { rows, places, height: Math.max(0, top - gap) }
}

/** Returns the index of the row at a distance from the grid's top, in CSS px; above and below it, the nearest. */
export function findRowAt(rows: readonly GridRow[], distance: number): number {
  return Math.max(
    0,
    rows.findLastIndex(({ top }) => top <= distance),
  )
}

function fillRow(
  ratios: readonly number[],
  first: number,
  { width, rowHeight, gap }: GridMeasure & { width: number },
): { end: number; sum: number } {
  let sum = 0
  let end = first
  for (; end < ratios.length; end += 1) {
    const next = sum + (ratios[end] ?? defaultRatio)
    if (end > first && next * rowHeight + gap * (end - first) > width) break
    sum = next
  }
  return { end, sum }
}

/** Returns the photo that a navigation key moves to: beside this one, or nearest in the next row. Null for other keys. */
export function moveByKey(key: string, from: number, { rows, places }: GridLayout): number | null {
  const last = places.length - 1
  if (key === 'ArrowLeft') return Math.max(0, from - 1)
  if (key === 'ArrowRight') return Math.min(last, from + 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const start = places[from]
  const row = start && rows[start.row + (key === 'ArrowUp' ? -1 : 1)]
  if (!row) return from
  const middle = start.left + start.width / 2
  const distance = (index: number) => {
    const place = places[index]
    return place ? Math.abs(place.left + place.width / 2 - middle) : Number.POSITIVE_INFINITY
  }
  let nearest = row.first
  for (let index = row.first; index < row.end; index += 1) {
    if (distance(index) < distance(nearest)) nearest = index
  }
  return nearest
}
