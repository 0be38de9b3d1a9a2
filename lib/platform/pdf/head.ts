import 'server-only'
import type { Pen, TextStyle } from './pen'
import { colors, left, margin, styles, width } from './sheet'

/** The largest logo, in points. */
const logoBox: [width: number, height: number] = [170, 44]

type Head = {
  title: string
  studio: { name: string; address: string | null; supportEmail: string; phone: string | null }
  /** Below the studio's address. */
  taxNumber: string | null
  /** As PNG or JPEG; null for the product's logo and the studio's name. */
  logo: Uint8Array | null
  stamp: { word: string; color: string } | null
}

/** Draws logo, studio, title and stamp. Returns the `top` below. */
export function drawHead(pen: Pen, { title, studio, taxNumber, logo, stamp }: Head): number {
  const half = width / 2 - 12
  if (logo) {
    pen.document.image(Buffer.from(logo), left, margin - 4, { fit: logoBox })
  } else {
    drawLogoSymbol(pen, left, margin)
    pen.write(studio.name, styles.name, { left: left + 24, top: margin + 0.5, width: half - 24 })
  }
  let top = margin
  const own = [studio.address, studio.supportEmail, studio.phone, taxNumber].filter((line) => line !== null)
  for (const line of own) {
    top = pen.write(line, styles.soft, { left: left + width - half, top, width: half, right: true })
  }
  const titleTop = Math.max(top, margin + 42) + 36
  pen.write(title, styles.title, { left, top: titleTop, width: half })
  if (stamp) drawStamp(pen, stamp, titleTop - 4)
  return titleTop + 74
}

function drawLogoSymbol({ document }: Pen, x: number, y: number): void {
  document
    .save()
    .translate(x, y - 1)
    .scale(0.7)
  document.path('M3 3h2.25v18H3zM18.75 3H21v18h-2.25z').fill(colors.ink)
  document.path('M5.25 3h4.5l9 18h-4.5z').fill(colors.accent)
  document.restore()
}

function drawStamp(pen: Pen, { word, color }: { word: string; color: string }, top: number): void {
  const style: TextStyle = { face: 'display', size: 30, color }
  const box = pen.widthOf(word, style) + 32
  const x = left + width - box - 6
  pen.document.save().rotate(-7, { origin: [x + box / 2, top + 24] })
  pen.document.roundedRect(x, top, box, 48, 3).lineWidth(1.4).strokeColor(color).stroke()
  pen.write(word, style, { left: x + 16, top: top + 5, width: box })
  pen.document.restore()
}
