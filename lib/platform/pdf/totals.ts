import 'server-only'
import type { Pen } from './pen'
import { bottom, colors, left, nextPage, styles, width } from './sheet'

type Totals = {
  /** The payment's status, in paragraphs. */
  notes: readonly string[]
  sums: readonly (readonly [label: string, amount: string])[]
  balance: string
}

/** Draws the payment's status on the left and the totals on the right, never split across pages. */
export function drawTotals(pen: Pen, { notes, sums, balance }: Totals, top: number): void {
  const columnWidth = 210
  const noteWidth = width - columnWidth - 36
  const noteHeight = notes.reduce((sum, text) => sum + pen.heightOf(text, styles.soft, noteWidth) + 4, 14)
  const height = Math.max(noteHeight, sums.length * 18 + 50)
  const start = top + height > bottom ? nextPage(pen) : top
  let below = pen.write('Payment', styles.label, { left, top: start, width: noteWidth }) + 2
  for (const text of notes) below = pen.write(text, styles.soft, { left, top: below, width: noteWidth }) + 4
  const box = { left: left + width - columnWidth, width: columnWidth }
  let y = start
  for (const [label, amount] of sums) {
    pen.write(label, styles.soft, { ...box, top: y })
    pen.write(amount, styles.body, { ...box, top: y, right: true })
    y += 18
  }
  pen.rule(box.left, y + 3, columnWidth, colors.ink)
  pen.write('Amount due', styles.body, { ...box, top: y + 20 })
  pen.write(balance, styles.sum, { ...box, top: y + 9, right: true })
}

/** Draws the footer of every page: a remark, the studio's hours, and the page number. */
export function drawFooters(pen: Pen, { remark, hours }: { remark: string; hours: string }): void {
  const { start, count } = pen.document.bufferedPageRange()
  const top = bottom + 24
  for (let page = start; page < start + count; page += 1) {
    pen.document.switchToPage(page)
    pen.rule(left, top - 14, width, colors.line)
    pen.write(remark, styles.footer, { left, top, width: width * 0.45 })
    pen.write(hours, styles.footer, { left: left + width * 0.48, top, width: width * 0.34 })
    pen.write(`Page ${page + 1} / ${count}`, styles.footer, { left, top, width, right: true })
  }
}
