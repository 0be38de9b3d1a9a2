import 'server-only'
import type { RecordedPair, RecordedPhoto } from '@/lib/photos/originals/schema'
import { credentialsText, describeUpload, noOriginalText, noPictureText } from '@/lib/photos/originals/words'
import type { Pen, TextStyle } from '@/lib/platform/pdf/pen'
import { colors, left, styles, width } from '@/lib/platform/pdf/sheet'
import type { RecordedPicture } from './read-pictures'

type Pictures = ReadonlyMap<string, RecordedPicture>
type Line = { text: string; style: TextStyle }

const gap = 16
const column = (width - gap) / 2
const pictureHeight = column / 1.5
/** Between a rule and the title below it, and below the last line. */
const spaceAbove = 12
const spaceBelow = 22
const kinds = ['Altered photo', 'Unaltered original']

/** Returns the height of a pair with the space around it. */
export function heightOfPair(pen: Pen, pair: RecordedPair, pictures: Pictures): number {
  const { altered, unaltered } = pair
  const texts = [altered, unaltered].map((photo, place) =>
    heightOf(pen, linesOf(kinds[place] ?? '', photo, pictures), column),
  )
  const titles = heightOf(pen, titlesOf(pair, 999), width)
  return spaceAbove + titles + 8 + pictureHeight + 6 + Math.max(...texts) + spaceBelow
}

/** Draws an altered photo beside its original, with what is known of both. Returns the `top` below. */
export function drawPair(
  pen: Pen,
  { pair, number, pictures }: { pair: RecordedPair; number: number; pictures: Pictures },
  start: number,
): number {
  pen.rule(left, start, width, colors.line)
  const top = write(pen, titlesOf(pair, number), { left, top: start + spaceAbove, width }) + 8
  const ends = [pair.altered, pair.unaltered].map((photo, place) => {
    const box = { left: left + place * (column + gap), top, width: column }
    drawPicture(pen, photo && pictures.get(photo.key)?.picture, box)
    if (!photo || !pictures.get(photo.key)?.picture)
      drawEmpty(pen, photo ? noPictureText : noOriginalText, box)
    return write(pen, linesOf(kinds[place] ?? '', photo, pictures), { ...box, top: top + pictureHeight + 6 })
  })
  return Math.max(...ends) + spaceBelow
}

function titlesOf({ room, alterations, label }: RecordedPair, number: number): Line[] {
  return [
    { text: `${number}. ${room || 'Photo'}`, style: { ...styles.service, lineHeight: 1.5 } },
    { text: `What was done: ${alterations}`, style: styles.body },
    { text: `Label: “${label}”`, style: styles.body },
  ]
}

function linesOf(kind: string, photo: RecordedPhoto | null, pictures: Pictures): Line[] {
  if (!photo) return [{ text: `${kind}: none`, style: styles.strong }]
  const hasCredentials = pictures.get(photo.key)?.hasCredentials
  return [
    { text: `${kind}: ${photo.name}`, style: styles.strong },
    { text: describeUpload(photo), style: styles.soft },
    { text: `SHA-256 ${photo.sha256}`, style: styles.label },
    ...(hasCredentials ? [{ text: credentialsText, style: styles.soft }] : []),
  ]
}

/** Draws a picture as large as fits into its box, at the upper left. */
function drawPicture(
  { document }: Pen,
  picture: Buffer | null | undefined,
  box: { left: number; top: number },
): void {
  if (picture) document.image(picture, box.left, box.top, { fit: [column, pictureHeight] })
}

/** Draws a frame with the reason why there's no picture. */
function drawEmpty(pen: Pen, text: string, box: { left: number; top: number }): void {
  pen.document.rect(box.left, box.top, column, pictureHeight).lineWidth(0.6).strokeColor(colors.line).stroke()
  const top = box.top + pictureHeight / 2 - 8
  pen.write(text, styles.soft, { left: box.left + 14, top, width: column - 28 })
}

function heightOf(pen: Pen, lines: readonly Line[], lineWidth: number): number {
  return lines.reduce((sum, { text, style }) => sum + pen.heightOf(text, style, lineWidth), 0)
}

function write(pen: Pen, lines: readonly Line[], box: { left: number; top: number; width: number }): number {
  return lines.reduce((top, { text, style }) => pen.write(text, style, { ...box, top }), box.top)
}
