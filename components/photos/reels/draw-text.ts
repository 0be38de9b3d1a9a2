/** Text in one of the page's two families. */
export type TextStyle = { family: 'serif' | 'sans'; weight: number; size: number; color: string }

/** A text that is laid out: its lines, and how large they are. */
export type TextBlock = { lines: string[]; style: TextStyle; lineHeight: number; height: number }

type Context = CanvasRenderingContext2D

/** Smaller text isn't legible on a phone. */
const minSize = 26

export const onPicture = '#fff'
export const paper = '#f8f7f4'
export const ink = '#1c1a17'
export const softInk = '#57534e'
export const line = '#d9d6d0'

/** Loads the page's fonts for these texts, in the weights in which they're drawn. */
export async function loadFonts(text: string): Promise<void> {
  const fonts = [
    { family: 'serif', weight: 350 },
    { family: 'sans', weight: 400 },
    { family: 'sans', weight: 540 },
  ] as const
  await Promise.all(fonts.map((font) => document.fonts.load(fontOf({ ...font, size: 40, color: '' }), text)))
}

function fontOf({ family, weight, size }: TextStyle): string {
  return `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(`--font-${family}`)}`
}

/** Lays a text out in at most two lines of this width; it gets smaller until it fits, and is cut where it can't. */
export function layOutText(context: Context, text: string, width: number, style: TextStyle): TextBlock {
  for (let size = style.size; ; size = Math.max(minSize, size * 0.92)) {
    const sized = { ...style, size }
    context.font = fontOf(sized)
    const lines = wrap(context, text, width)
    const isFitting = lines.length <= 2 && lines.every((one) => context.measureText(one).width <= width)
    if (!isFitting && size > minSize) continue
    const shown = lines.slice(0, 2).map((one) => cut(context, one, width))
    const lineHeight = Math.round(size * (style.family === 'serif' ? 1.08 : 1.3))
    return { lines: shown, style: sized, lineHeight, height: lineHeight * shown.length }
  }
}

/** Draws a laid out text below and right of a point. */
export function drawText(
  context: Context,
  { lines, style, lineHeight }: TextBlock,
  x: number,
  y: number,
): void {
  context.font = fontOf(style)
  context.fillStyle = style.color
  context.textBaseline = 'alphabetic'
  for (const [place, text] of lines.entries())
    context.fillText(text, x, y + lineHeight * place + lineHeight / 2 + style.size * 0.34)
}

export function widthOf(context: Context, { lines, style }: TextBlock): number {
  context.font = fontOf(style)
  return Math.max(...lines.map((text) => context.measureText(text).width))
}

function wrap(context: Context, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || context.measureText(longer).width > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function cut(context: Context, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  const characters = [...text]
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > width)
    characters.pop()
  return `${characters.join('')}…`
}

/** Returns the context of a new canvas of the page, which has the page's fonts. */
export function createPageContext(width: number, height: number): Context {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(width),
    height: Math.ceil(height),
  })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d canvas context')
  return context
}
