import 'server-only'
import type { InvoiceDetail } from '@/lib/invoices/schema'
import { taxNumberText, thanksFrom } from '@/lib/invoices/words/invoice'
import { totalsOf } from '@/lib/invoices/words/totals'
import { splitAddress } from '@/lib/platform/address'
import type { Pen, TextStyle } from '@/lib/platform/pdf/pen'
import { accent, bottom, colors, left, margin, statusColor, statusWord, styles, width } from './layout'

/** The largest logo, in points. */
const logoBox: [width: number, height: number] = [170, 44]

/** Draws logo, studio, title and stamp. Like the other functions here it returns the `top` below. */
export function drawHeader(
  pen: Pen,
  { studio, stamp, status, isOverdue }: InvoiceDetail,
  logo: Uint8Array | null,
): number {
  const half = width / 2 - 12
  if (logo) {
    pen.document.image(Buffer.from(logo), left, margin - 4, { fit: logoBox })
  } else {
    drawLogoSymbol(pen, left, margin)
    pen.write(studio.name, styles.name, { left: left + 24, top: margin + 0.5, width: half - 24 })
  }
  let top = margin
  const own = [
    studio.address,
    studio.supportEmail,
    studio.phone,
    studio.taxNumber && taxNumberText(studio.taxNumber),
  ].filter((line) => line !== null)
  for (const line of own) {
    top = pen.write(line, styles.soft, { left: left + width - half, top, width: half, right: true })
  }
  const title = Math.max(top, margin + 42) + 46
  pen.write('Invoice', styles.title, { left, top: title, width: half })
  if (stamp) drawStamp(pen, stamp, { top: title - 4, color: statusColor(status, isOverdue) })
  return title + 78
}

function drawLogoSymbol({ document }: Pen, x: number, y: number): void {
  document
    .save()
    .translate(x, y - 1)
    .scale(0.7)
  document.path('M3 3h2.25v18H3zM18.75 3H21v18h-2.25z').fill(colors.ink)
  document.path('M5.25 3h4.5l9 18h-4.5z').fill(accent)
  document.restore()
}

function drawStamp(pen: Pen, word: string, { top, color }: { top: number; color: string }): void {
  const style: TextStyle = { face: 'display', size: 30, color }
  const box = pen.widthOf(word, style) + 32
  const x = left + width - box - 6
  pen.document.save().rotate(-7, { origin: [x + box / 2, top + 24] })
  pen.document.roundedRect(x, top, box, 48, 3).lineWidth(1.4).strokeColor(color).stroke()
  pen.write(word, style, { left: x + 16, top: top + 5, width: box })
  pen.document.restore()
}

type Fact = { label: string; lines: { text: string; style: TextStyle }[] }

/** Draws client, property, numbers and dates in four columns between two rules. */
export function drawFacts(pen: Pen, invoice: InvoiceDetail, top: number): number {
  const { client, booking, status, isOverdue } = invoice
  const { street, town } = splitAddress(booking.address)
  const word: TextStyle = { ...styles.strong, color: statusColor(status, isOverdue) }
  const columns: { share: number; facts: Fact[] }[] = [
    { share: 1.4, facts: [fact('Billed to', client.fullName, client.company, client.email)] },
    { share: 1.4, facts: [fact('Property', street, town, booking.occasion)] },
    { share: 1, facts: [fact('Invoice #', invoice.number), plainFact('Booking', booking.number)] },
    {
      share: 1,
      facts: [
        fact('Date', invoice.issuedOn),
        plainFact('Due', invoice.dueOn),
        { label: 'Status', lines: [{ text: statusWord(status, isOverdue), style: word }] },
      ],
    },
  ]
  const gap = 14
  const unit = (width - gap * (columns.length - 1)) / columns.reduce((sum, { share }) => sum + share, 0)
  pen.rule(left, top, width, colors.line)
  let x = left
  let end = top
  for (const { share, facts } of columns) {
    end = Math.max(end, drawColumn(pen, facts, { left: x, top: top + 14, width: unit * share }))
    x += unit * share + gap
  }
  pen.rule(left, end + 4, width, colors.line)
  return end + 32
}

function fact(label: string, strong: string, ...soft: (string | null)[]): Fact {
  const rest = soft.flatMap((text) => (text ? [{ text, style: styles.soft }] : []))
  return { label, lines: [{ text: strong, style: styles.strong }, ...rest] }
}

function plainFact(label: string, text: string): Fact {
  return { label, lines: [{ text, style: styles.body }] }
}

function drawColumn(pen: Pen, facts: Fact[], box: { left: number; top: number; width: number }): number {
  let { top } = box
  for (const { label, lines } of facts) {
    top = pen.write(label, styles.label, { ...box, top }) + 2
    for (const { text, style } of lines) top = pen.write(text, style, { ...box, top })
    top += 8
  }
  return top
}

/** Draws the table of services; a new page repeats its header. */
export function drawLineItems(pen: Pen, { lines }: InvoiceDetail, top: number): number {
  const amountWidth = 110
  const textWidth = width - amountWidth - 16
  let y = drawTableHead(pen, top)
  for (const { description, amount } of lines) {
    const height = pen.heightOf(description, styles.service, textWidth) + 17
    if (y + height > bottom) y = drawTableHead(pen, nextPage(pen))
    pen.write(description, styles.service, { left, top: y + 8, width: textWidth })
    pen.write(amount, styles.body, {
      left: left + width - amountWidth,
      top: y + 10,
      width: amountWidth,
      right: true,
    })
    y += height
    pen.rule(left, y, width, colors.line)
  }
  return y + 22
}

function drawTableHead(pen: Pen, top: number): number {
  pen.write('Service', styles.label, { left, top, width: width / 2 })
  const below = pen.write('Amount', styles.label, { left, top, width, right: true }) + 5
  pen.rule(left, below, width, colors.ink)
  return below
}

/** Draws the payment's status on the left and the totals on the right, never split across pages. */
export function drawTotals(pen: Pen, invoice: InvoiceDetail, top: number): void {
  const columnWidth = 210
  const noteWidth = width - columnWidth - 36
  const sums = sumsOf(invoice)
  const note = [invoice.payment, invoice.share, invoice.exemption].filter((text) => text !== null)
  const noteHeight = note.reduce((sum, text) => sum + pen.heightOf(text, styles.soft, noteWidth) + 4, 14)
  const height = Math.max(noteHeight, sums.length * 18 + 50)
  const start = top + height > bottom ? nextPage(pen) : top
  let below = pen.write('Payment', styles.label, { left, top: start, width: noteWidth }) + 2
  for (const text of note) below = pen.write(text, styles.soft, { left, top: below, width: noteWidth }) + 4

  const box = { left: left + width - columnWidth, width: columnWidth }
  let y = start
  for (const [label, amount] of sums) {
    pen.write(label, styles.soft, { ...box, top: y })
    pen.write(amount, styles.body, { ...box, top: y, right: true })
    y += 18
  }
  pen.rule(box.left, y + 3, columnWidth, colors.ink)
  pen.write('Amount due', styles.body, { ...box, top: y + 20 })
  pen.write(invoice.balance, styles.sum, { ...box, top: y + 9, right: true })
}

/** Returns the totals above the amount due. */
function sumsOf(invoice: InvoiceDetail): [label: string, amount: string][] {
  return totalsOf(invoice).map(({ label, amount }) => [label, amount])
}

function nextPage({ document }: Pen): number {
  document.addPage()
  return margin
}

/** Draws the thanks, the studio's hours and the page number. */
export function drawFooter(
  pen: Pen,
  invoice: InvoiceDetail,
  { page, count }: { page: number; count: number },
): void {
  const top = bottom + 24
  pen.rule(left, top - 14, width, colors.line)
  pen.write(thanksFrom(invoice.photographer), styles.footer, {
    left,
    top,
    width: width * 0.45,
  })
  pen.write(invoice.studio.hours, styles.footer, { left: left + width * 0.48, top, width: width * 0.34 })
  pen.write(`Page ${page} / ${count}`, styles.footer, { left, top, width, right: true })
}
