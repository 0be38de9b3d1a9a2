import type { CSSProperties } from 'react'
import { breakRows, type PhotoRow, shownRatio, singleRatio } from './gallery-rows'

/** Lays out a tile in its row before it's measured, together with `flowClasses`. */
export function flowStyle(ratio: number, row: PhotoRow): CSSProperties {
  return {
    '--r': shownRatio(ratio, row),
    '--s': row.ratio,
    '--g': row.end - row.first - 1,
    '--p': singleRatio(ratio),
  } as CSSProperties
}

/** A tile that is as wide as its share of its row. The list wraps, with gaps of `--gap`. */
export const rowClasses =
  'w-[calc((100%-var(--g)*var(--gap))*var(--r)/var(--s)-0.2px)] flex-none aspect-(--r)'
/** The same from 768 px on; below, each tile has a row of its own. */
export const flowClasses =
  'flex-none max-md:w-full max-md:aspect-(--p) md:w-[calc((100%-var(--g)*var(--gap))*var(--r)/var(--s)-0.2px)] md:aspect-(--r)'
/** For the list. */
export const listClasses = 'relative flex flex-wrap gap-(--gap) [--gap:0.25rem] md:[--gap:0.5rem]'

/** Returns each photo's row, in their order. */
export function rowsByPhoto(ratios: readonly number[], startsLarge: boolean): PhotoRow[] {
  return breakRows(ratios, startsLarge).flatMap((row) =>
    Array.from({ length: row.end - row.first }, () => row),
  )
}
