import 'server-only'
import PDFDocument from 'pdfkit'
import { Pen } from '@/lib/platform/pdf/pen'
import type { PropertyPage } from '@/lib/property-pages/schema'
import { creditText } from '@/lib/property-pages/words'
import { drawAgent, drawCode, drawFacts, drawHero, drawPhotos, drawText, drawTitle } from './draw'
import { boxes, colors, left, page as paper, styles, width } from './layout'

export type Flyer = {
  page: PropertyPage
  /** Where the QR code leads. */
  url: string
  /** Pictures, cropped to their boxes. */
  hero: Buffer | null
  row: Buffer[]
  agentPhoto: Buffer | null
}

/** Returns the size of the hero: taller if there's neither a row of photos nor a description. */
export function heroBox(description: string, photos: number): { width: number; height: number } {
  return photos < 2 && description === '' ? boxes.tallHero : boxes.hero
}

/** Where the agent's card and the code start. */
const cardTop = 672

/** Writes a flyer of one page. Texts that don't fit are shortened. */
export function writeFlyer(flyer: Flyer): InstanceType<typeof PDFDocument> {
  const { page } = flyer
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    // Otherwise pdfkit loads a standard font right away, which isn't needed.
    font: '',
    info: { Title: page.street, Author: page.agent.name, Creator: page.studioName },
  })
  const pen = new Pen(document)
  const size = heroBox(page.description, flyer.row.length + 1)
  const altered = page.photos[0]?.altered ?? ''
  let top = flyer.hero ? drawHero(pen, flyer.hero, { size, altered }) : 24
  top = drawTitle(pen, page, top + 20)
  top = drawFacts(pen, page.facts, top + 12)
  const photosTop = cardTop - 18 - boxes.photo.height
  const textBottom = flyer.row.length > 0 ? photosTop - 12 : cardTop - 14
  drawText(pen, page, { top: top + 10, bottom: textBottom })
  if (flyer.row.length > 0) drawPhotos(pen, flyer.row, page.photos.slice(1), photosTop)
  pen.rule(left, cardTop - 4, width, colors.ink)
  drawAgent(pen, page.agent, flyer.agentPhoto, cardTop + 8)
  drawCode(pen, flyer.url, cardTop + 4)
  pen.write(creditText(page.studioName), styles.credit, { left, top: paper.height - 24, width: width - 110 })
  document.end()
  return document
}
