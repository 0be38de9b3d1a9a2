import 'server-only'
import type { Readable } from 'node:stream'
import type { License } from '@/lib/photos/licenses/schema'
import { boardsTitle, licenseFacts } from '@/lib/photos/licenses/words'
import { openDocument } from '@/lib/platform/pdf/document'
import { Pen, type TextStyle } from '@/lib/platform/pdf/pen'
import { now } from '@/lib/platform/time/clock'

// US Letter, 612 by 792 points.
const margin = 54
const left = 58
const width = 612 - 2 * left
const bottom = 706
const labelWidth = 92
const logoBox: [width: number, height: number] = [170, 44]
const line = '#d5d2cc'

const styles = {
  name: { face: 'serif', size: 14, color: '#211d18' },
  title: { face: 'display', size: 40, color: '#211d18' },
  head: { face: 'serif', size: 14, color: '#211d18' },
  label: { face: 'regular', size: 9.5, color: '#6a645d' },
  body: { face: 'regular', size: 10, color: '#211d18', lineHeight: 1.5 },
  footer: { face: 'regular', size: 8.5, color: '#4b453e' },
} satisfies Record<string, TextStyle>

/**
 * Writes a license as a PDF on US Letter, for an agent to hand in to a listing service.
 * @param logo the studio's logo as PNG or JPEG; null writes its name
 */
export function writeLicense(license: License, logo: Uint8Array | null): Readable {
  const document = openDocument({
    title: `Photo license for ${license.address}`,
    author: license.studioName,
    createdAt: now(),
  })
  const pen = new Pen(document)
  if (logo) document.image(Buffer.from(logo), left, margin - 4, { fit: logoBox })
  else pen.write(license.studioName, styles.name, { left, top: margin, width })
  let top = pen.write('Photo license', styles.title, { left, top: margin + 66, width }) + 18
  top = drawFacts(pen, license, top)
  top = drawText(pen, license.text, top + 20)
  if (license.boardsText) {
    if (top + 60 > bottom) top = nextPage(pen)
    top = pen.write(boardsTitle, styles.head, { left, top: top + 8, width }) + 6
    drawText(pen, license.boardsText, top)
  }
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    drawFooter(pen, license, `Page ${page + 1} / ${count}`)
  }
  document.end()
  return document
}

/** Draws the facts between two rules. Like the other functions here it returns the `top` below. */
function drawFacts(pen: Pen, license: License, start: number): number {
  pen.rule(left, start, width, line)
  let top = start + 12
  for (const [label, fact] of licenseFacts(license)) {
    pen.write(label, styles.label, { left, top: top + 1, width: labelWidth })
    top = pen.write(fact, styles.body, { left: left + labelWidth, top, width: width - labelWidth }) + 2
  }
  pen.rule(left, top + 8, width, line)
  return top + 8
}

/** Draws paragraphs; one that doesn't fit goes to the next page. */
function drawText(pen: Pen, text: string, start: number): number {
  let top = start
  for (const paragraph of text.split('\n').filter((part) => part.trim() !== '')) {
    if (top + pen.heightOf(paragraph, styles.body, width) > bottom) top = nextPage(pen)
    top = pen.write(paragraph, styles.body, { left, top, width }) + 8
  }
  return top
}

function nextPage({ document }: Pen): number {
  document.addPage()
  return margin
}

function drawFooter(pen: Pen, license: License, page: string): void {
  const top = bottom + 24
  pen.rule(left, top - 14, width, line)
  pen.write(`${license.studioName}, ${license.address}`, styles.footer, { left, top, width: width * 0.8 })
  pen.write(page, styles.footer, { left, top, width, right: true })
}
