import 'server-only'
import type { StatementDetail } from '@/lib/billing/statements/schema'
import { lineRefundedText } from '@/lib/billing/statements/words'
import type { Pen, TextStyle } from '@/lib/platform/pdf/pen'
import { colors, left, styles, width } from '@/lib/platform/pdf/sheet'
import { drawTable } from '@/lib/platform/pdf/table'
import { splitAddress } from '@/lib/platform/text/address'
import { countOf } from '@/lib/platform/words'

type Column = { label: string; width: number; right?: boolean }
type Line = { text: string; style: TextStyle }
type Cell = readonly Line[]

const gap = 12

// Each table's columns and the gaps between them make up the sheet's width.
const shootColumns: Column[] = [
  { label: 'Shoot', width: 92 },
  { label: 'Property', width: 142 },
  { label: 'Agent', width: 84 },
  { label: 'Invoice', width: 66 },
  { label: 'Amount', width: 64, right: true },
]
const agentColumns: Column[] = [
  { label: 'Agent', width: 250 },
  { label: 'Shoots', width: 112 },
  { label: 'Amount', width: 110, right: true },
]

/** `after`: the height of what follows on the last row's page. */
type Place = { top: number; after: number }

/** Draws a row for each shoot. Returns the `top` below. */
export function drawShoots(pen: Pen, { lines }: StatementDetail, place: Place): number {
  const rows = lines.map(({ shotOn, address, agent, invoiceNumber, amount, refunded }) => {
    const { street, town } = splitAddress(address)
    return [
      [soft(shotOn)],
      town ? [body(street), soft(town)] : [body(street)],
      [soft(agent)],
      [soft(invoiceNumber)],
      refunded ? [body(amount), soft(lineRefundedText(refunded))] : [body(amount)],
    ]
  })
  return drawRows(pen, shootColumns, rows, place)
}

/** Draws what each agent's shoots add up to. Returns the `top` below. */
export function drawAgents(pen: Pen, { agents }: StatementDetail, place: Place): number {
  const rows = agents.map(({ agent, count, amount }) => [
    [body(agent)],
    [soft(countOf(count, 'shoot'))],
    [body(amount)],
  ])
  return drawRows(pen, agentColumns, rows, place)
}

function soft(text: string): Line {
  return { text, style: styles.soft }
}

function body(text: string): Line {
  return { text, style: styles.body }
}

function drawRows(
  pen: Pen,
  columns: readonly Column[],
  rows: readonly Cell[][],
  { top, after }: Place,
): number {
  const boxes = toBoxes(columns)
  const measured = rows.map((row) => {
    const heights = row.map((cell, index) =>
      cell.reduce((sum, { text, style }) => sum + pen.heightOf(text, style, columns[index]?.width ?? 0), 0),
    )
    const height = Math.max(...heights) + 13
    const draw = (y: number) => {
      for (const [index, box] of boxes.entries()) {
        let below = y + 7
        for (const { text, style } of row[index] ?? []) below = pen.write(text, style, { ...box, top: below })
      }
      pen.rule(left, y + height, width, colors.line)
    }
    return { height, draw }
  })
  return drawTable(pen, { drawHead: (y) => drawTableHead(pen, columns, y), rows: measured, after }, top)
}

function drawTableHead(pen: Pen, columns: readonly Column[], top: number): number {
  let below = top
  for (const [index, box] of toBoxes(columns).entries())
    below = pen.write(columns[index]?.label ?? '', styles.label, { ...box, top }) + 5
  pen.rule(left, below, width, colors.ink)
  return below
}

function toBoxes(columns: readonly Column[]): { left: number; width: number; right: boolean }[] {
  let x = left
  return columns.map(({ width: own, right = false }) => {
    const box = { left: x, width: own, right }
    x += own + gap
    return box
  })
}
