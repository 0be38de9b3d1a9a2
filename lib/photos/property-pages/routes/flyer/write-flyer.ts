import 'server-only'
import PDFDocument from 'pdfkit'
import type { PropertyPage } from '@/lib/photos/property-pages/schema/pages'
import { creditText, flyerOriginalsText } from '@/lib/photos/property-pages/words'
import { Pen } from '@/lib/platform/pdf/pen'
import { drawAgent, drawCode, drawFacts, drawHero, drawPhotos, drawText, drawTitle } from './draw'
import { boxes, colors, heroHeights, left, page as paper, styles, width } from './layout'

export type Flyer = {
  page: PropertyPage
  /** Where the QR code leads. */
  url: string
  /** Pictures, cropped to their boxes. */
  hero: Buffer | null
  row: Buffer[]
  agentPhoto: Buffer | null
}

/** Where the agent's card and the code start. */
const cardTop = 672
/** The distance of the title from the hero, or from the page's edge. */
const titleGap = 20

/** Returns the size of the hero, which takes the room that the texts leave. */
export function heroBox(page: PropertyPage, photos: number): { width: number; height: number } {
  const pen = new Pen(openDocument(page))
  // Drawn at the top of a page that is thrown away.
  const textHeight = drawTexts(pen, page, { top: 0, bottom: Number.POSITIVE_INFINITY })
  const room = textBottom(photos) - textHeight
  const { min, max } = heroHeights
  return { width: paper.width, height: Math.floor(Math.min(max, Math.max(min, room))) }
}

/** Writes a flyer of one page. Texts that don't fit are shortened. */
export function writeFlyer(flyer: Flyer): InstanceType<typeof PDFDocument> {
  const { page } = flyer
  const document = openDocument(page)
  const pen = new Pen(document)
  const photos = flyer.row.length + 1
  const altered = page.photos[0]?.altered ?? ''
  const top = flyer.hero ? drawHero(pen, flyer.hero, { size: heroBox(page, photos), altered }) : 24
  drawTexts(pen, page, { top, bottom: textBottom(photos) })
  if (photos > 1) drawPhotos(pen, flyer.row, page.photos.slice(1), photosTop)
  pen.rule(left, cardTop - 4, width, colors.ink)
  drawAgent(pen, page.agent, flyer.agentPhoto, cardTop + 8)
  drawCode(pen, flyer.url, cardTop + 4)
  const credit = [creditText(page.studioName), page.originals && flyerOriginalsText]
    .filter(Boolean)
    .join('. ')
  pen.write(credit, styles.credit, { left, top: paper.height - 24, width: width - 110 })
  document.end()
  return document
}

const photosTop = cardTop - 18 - boxes.photo.height

function textBottom(photos: number): number {
  return photos > 1 ? photosTop - 12 : cardTop - 14
}

function drawTexts(pen: Pen, page: PropertyPage, { top, bottom }: { top: number; bottom: number }): number {
  const factsTop = drawTitle(pen, page, top + titleGap) + 12
  return drawText(pen, page, { top: drawFacts(pen, page.facts, factsTop) + 10, bottom })
}

function openDocument(page: PropertyPage): InstanceType<typeof PDFDocument> {
  return new PDFDocument({
    size: 'LETTER',
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    // Otherwise pdfkit loads a standard font right away, which isn't needed.
    font: '',
    info: { Title: page.street, Author: page.agent.name, Creator: page.studioName },
  })
}
