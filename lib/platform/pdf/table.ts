import 'server-only'
import type { Pen } from './pen'
import { bottom, nextPage } from './sheet'

type Table = {
  /** Draws the header; returns the `top` below. */
  drawHead: (top: number) => number
  rows: readonly { height: number; draw: (top: number) => void }[]
  /** The height of what follows the table, with the space between. The last row is on its page. */
  after?: number
}

/** The height of a header and the rule below it. */
const headHeight = 17

/** Draws a table, whose header is repeated on every page. Returns the `top` below. */
export function drawTable(pen: Pen, { drawHead, rows, after = 0 }: Table, top: number): number {
  let y = top
  for (const [index, { height, draw }] of rows.entries()) {
    const isFirst = index === 0
    const needed = height + (isFirst ? headHeight : 0) + (index === rows.length - 1 ? after : 0)
    const isNextPage = y + needed > bottom
    if (isNextPage) y = nextPage(pen)
    if (isFirst || isNextPage) y = drawHead(y)
    draw(y)
    y += height
  }
  return y
}
