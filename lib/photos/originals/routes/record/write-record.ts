import 'server-only'
import type { Readable } from 'node:stream'
import { statusOf } from '@/lib/photos/originals/rules/state-rules'
import type { DisclosureRecord } from '@/lib/photos/originals/schema'
import {
  boardText,
  describeRuleSource,
  describeStatus,
  hashesText,
  listingSentence,
  noBoardText,
  noRuleText,
  recordRemark,
  recordTitle,
  unknownStateText,
} from '@/lib/photos/originals/words'
import { openDocument } from '@/lib/platform/pdf/document'
import { drawFacts, fact, plainFact } from '@/lib/platform/pdf/facts'
import { Pen, type TextStyle } from '@/lib/platform/pdf/pen'
import { bottom, colors, left, margin, nextPage, styles, width } from '@/lib/platform/pdf/sheet'
import { splitAddress } from '@/lib/platform/text/address'
import { dateToDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import { drawPair, heightOfPair } from './draw-pair'
import type { RecordedPicture } from './read-pictures'

const logoBox: [width: number, height: number] = [170, 44]
const title: TextStyle = { ...styles.title, size: 36 }
const head: TextStyle = { ...styles.name, size: 15 }
const sourceStyle: TextStyle = { ...styles.label, color: colors.soft }

/** A paragraph of a part, and the space below it in points. */
type Paragraph = { text: string; style: TextStyle; space: number }

const heading = (text: string): Paragraph => ({ text, style: head, space: 4 })
const strong = (text: string): Paragraph => ({ text, style: styles.strong, space: 2 })
const body = (text: string, space = 4): Paragraph => ({ text, style: styles.body, space })
const source = (text: string): Paragraph => ({ text, style: sourceStyle, space: 8 })

/**
 * Writes a disclosure record as PDF on US Letter. The same record gives the same bytes.
 * @param pictures by the storage keys of the originals
 * @param logo the studio's logo as PNG or JPEG; null writes its name
 */
export function writeRecord(
  record: DisclosureRecord,
  pictures: ReadonlyMap<string, RecordedPicture>,
  logo: Uint8Array | null,
): Readable {
  const document = openDocument({
    title: `${recordTitle}, ${record.address}`,
    author: record.studioName,
    createdAt: dateToDatabase(record.today),
  })
  const pen = new Pen(document)
  if (logo) document.image(Buffer.from(logo), left, margin - 4, { fit: logoBox })
  else pen.write(record.studioName, styles.name, { left, top: margin, width })
  let top = pen.write(recordTitle, title, { left, top: margin + 56, width }) + 12
  top = drawFacts(pen, factsOf(record), top)
  top = drawPart(pen, [{ text: hashesText, style: styles.soft, space: 14 }], top - 6)
  for (const part of rulesIn(record)) top = drawPart(pen, part, top)
  top += 10
  for (const [place, pair] of record.pairs.entries()) {
    if (top + heightOfPair(pen, pair, pictures) > bottom) top = nextPage(pen)
    top = drawPair(pen, { pair, number: place + 1, pictures }, top)
  }
  drawFooters(pen, record)
  document.end()
  return document
}

function factsOf({ address, pairs, deliveredOn, today, pageAddress }: DisclosureRecord) {
  const missing = pairs.filter(({ unaltered }) => unaltered === null).length
  const { street, town } = splitAddress(address)
  return [
    {
      share: 1.5,
      facts: [
        fact('Property', street, town),
        ...(pageAddress ? [plainFact('Sentence for the listing', listingSentence(pageAddress))] : []),
      ],
    },
    {
      share: 1,
      facts: [
        plainFact('Photos', countOf(pairs.length, 'altered photo')),
        plainFact('Without an original', missing === 0 ? 'None' : countOf(missing, 'altered photo')),
      ],
    },
    {
      share: 1,
      facts: [
        plainFact('Photos delivered', formatDate(deliveredOn)),
        plainFact('Record written', formatDate(today)),
      ],
    },
  ]
}

/** Returns the rules of the state and of the board. */
function rulesIn({ state, stateRules, board, today }: DisclosureRecord): Paragraph[][] {
  const none = state ? noRuleText(state) : unknownStateText
  return [
    [heading('State rule'), ...(stateRules.length === 0 ? [body(none, 8)] : [])],
    ...stateRules.map((rule) => [
      strong(rule.name),
      body(`${describeStatus(rule, statusOf(rule, today))}.`),
      body(rule.text),
      ...(rule.statement && rule.inForceOn ? [body(`Statement to use: “${rule.statement}”`)] : []),
      source(describeRuleSource(rule.source)),
    ]),
    [
      heading(board ? boardText([board.name, board.area].filter(Boolean).join(', ')) : 'Board'),
      ...(board ? [] : [body(noBoardText, 8)]),
    ],
    ...(board?.figures ?? []).map((figure) => [
      body(`${figure.title}: ${figure.text}`, figure.source ? 1 : 8),
      ...(figure.source ? [source(figure.source)] : []),
    ]),
  ]
}

/** Draws a part, never split across pages. Returns the `top` below. */
function drawPart(pen: Pen, part: readonly Paragraph[], start: number): number {
  const height = part.reduce(
    (sum, { text, style, space }) => sum + pen.heightOf(text, style, width) + space,
    0,
  )
  let top = start + height > bottom ? nextPage(pen) : start
  for (const { text, style, space } of part) top = pen.write(text, style, { left, top, width }) + space
  return top
}

function drawFooters(pen: Pen, { studioName, address }: DisclosureRecord): void {
  const { start, count } = pen.document.bufferedPageRange()
  const top = bottom + 24
  for (let page = start; page < start + count; page += 1) {
    pen.document.switchToPage(page)
    pen.rule(left, top - 14, width, colors.line)
    const below = pen.write(`${studioName}, ${address}`, styles.footer, { left, top, width: width * 0.8 })
    pen.write(recordRemark, styles.footer, { left, top: below, width: width * 0.8 })
    pen.write(`Page ${page + 1} / ${count}`, styles.footer, { left, top, width, right: true })
  }
}
