import 'server-only'
import type { PagePhoto, PropertyPage } from '@/lib/photos/property-pages/schema/pages'
import type { Pen, TextStyle } from '@/lib/platform/pdf/pen'
import { drawQrCode } from '@/lib/platform/web/qr-code'
import { boxes, colors, left, page as paper, styles, width } from './layout'

// Each function returns the `top` below what it drew, unless it has a place of its own.

export function drawHero(
  pen: Pen,
  picture: Buffer,
  { size, altered }: { size: { width: number; height: number }; altered: string },
): number {
  drawPicture(pen, picture, { left: 0, top: 0, ...size }, altered)
  return size.height
}

export function drawTitle(pen: Pen, page: PropertyPage, top: number): number {
  const priceWidth = page.price ? pen.widthOf(page.price, styles.price) + 24 : 0
  const titleWidth = width - priceWidth
  const streetTop = page.status
    ? pen.write(page.status, styles.status, { left, top, width: titleWidth }) + 2
    : top
  const size = pen.widthOf(page.street, styles.street) > titleWidth ? 26 : styles.street.size
  const style = { ...styles.street, size }
  const street = shorten(pen, page.street, style, { width: titleWidth, lines: 2 })
  const townTop = pen.write(street, style, { left, top: streetTop, width: titleWidth }) + 7
  if (page.price) {
    const sameBaseline = streetTop + size - styles.price.size
    pen.write(page.price, styles.price, { left, top: sameBaseline, width, right: true })
  }
  return pen.write(page.town, styles.town, { left, top: townTop, width })
}

export function drawFacts(pen: Pen, facts: PropertyPage['facts'], top: number): number {
  if (facts.length === 0) return top
  pen.rule(left, top, width, colors.ink)
  const column = width / Math.max(facts.length, 5)
  facts.forEach(([label, value], place) => {
    const box = { left: left + place * column, width: column - 8 }
    const shown = shorten(pen, value, styles.fact, { width: box.width, lines: 1 })
    const below = pen.write(shown, styles.fact, { ...box, top: top + 9 })
    pen.write(label, styles.label, { ...box, top: below })
  })
  return top + 48
}

/** Draws the headline and as much of the description as fits above `bottom`. */
export function drawText(
  pen: Pen,
  page: Pick<PropertyPage, 'headline' | 'description'>,
  { top, bottom }: { top: number; bottom: number },
): number {
  let y = top
  if (page.headline) {
    const shown = shorten(pen, page.headline, styles.headline, { width, lines: 2 })
    y = pen.write(shown, styles.headline, { left, top: y, width }) + 3
  }
  for (const paragraph of page.description.split('\n').filter((line) => line.trim() !== '')) {
    const lines = Math.floor((bottom - y) / (styles.body.size * styles.body.lineHeight))
    const shown = shorten(pen, paragraph, styles.body, { width, lines })
    // A single line of a longer paragraph says too little.
    if (shown === '' || (shown !== paragraph && lines < 2)) break
    y = pen.write(shown, styles.body, { left, top: y, width }) + paragraphGap
    if (shown !== paragraph) break
  }
  return y
}

const paragraphGap = 4

export function drawPhotos(
  pen: Pen,
  pictures: readonly Buffer[],
  photos: readonly PagePhoto[],
  top: number,
): void {
  pictures.forEach((picture, place) => {
    const box = { left: left + place * (boxes.photo.width + 8), top, ...boxes.photo }
    drawPicture(pen, picture, box, photos[place]?.altered ?? '')
  })
}

export function drawAgent(pen: Pen, agent: PropertyPage['agent'], photo: Buffer | null, top: number): void {
  const from = photo ? left + boxes.agent.width + 16 : left
  const textWidth = left + width - 110 - from
  if (photo) drawPicture(pen, photo, { left, top, ...boxes.agent }, '')
  const name = shorten(pen, agent.name, styles.name, { width: textWidth, lines: 1 })
  let y = pen.write(name, styles.name, { left: from, top: top - 2, width: textWidth }) + 2
  const license = agent.license && `License ${agent.license}`
  const rows = [
    [agent.company, license].filter(Boolean).join(' · '),
    [agent.phone, agent.email].filter(Boolean).join(' · '),
  ]
  for (const row of rows) {
    if (row === '') continue
    const shown = shorten(pen, row, styles.contact, { width: textWidth, lines: 2 })
    y = pen.write(shown, styles.contact, { left: from, top: y, width: textWidth })
  }
}

/** Of a QR code's border. */
const quietModules = 4

/** Draws the QR code of the page at the right, with what it's for. */
export function drawCode(pen: Pen, url: string, top: number): void {
  const side = 88
  const { size, path } = drawQrCode(url)
  // The quiet zone extends into the margin.
  const x = left + width - side + (side * quietModules) / size
  pen.document
    .save()
    .translate(x, top)
    .scale(side / size)
  pen.document.path(path).fill('#000000')
  pen.document.restore()
  pen.write('Scan for all photos', styles.credit, {
    left: paper.width / 2,
    top: top + side + 1,
    width: left + width - paper.width / 2,
    right: true,
  })
}

type Box = { left: number; top: number; width: number; height: number }

/** Draws a picture, with what was altered in it on a dark plate. */
function drawPicture(pen: Pen, picture: Buffer, box: Box, altered: string): void {
  pen.document.image(picture, box.left, box.top, { width: box.width, height: box.height })
  if (altered === '') return
  const shown = shorten(pen, altered, styles.altered, { width: box.width - 20, lines: 1 })
  const plate = { width: pen.widthOf(shown, styles.altered) + 10, height: 14 }
  const [x, y] = [box.left + 5, box.top + box.height - plate.height - 5]
  pen.document.rect(x, y, plate.width, plate.height).fillOpacity(0.8).fill(colors.night).fillOpacity(1)
  pen.write(shown, styles.altered, { left: x + 5, top: y + 2.5, width: plate.width })
}

/** Returns the text, or as many of its words as fit into this many lines, with an ellipsis. */
export function shorten(
  pen: Pen,
  text: string,
  style: TextStyle,
  { width: room, lines }: { width: number; lines: number },
): string {
  const fits = (candidate: string) => pen.lines(candidate, style, room).length <= lines
  if (fits(text)) return text
  const words = text.split(/\s+/)
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(`${words.slice(0, middle).join(' ')}…`)) low = middle
    else high = middle - 1
  }
  const shortened = words
    .slice(0, low)
    .join(' ')
    .replace(/[\s,;:.–-]+$/, '')
  return shortened === '' ? '' : `${shortened}…`
}
