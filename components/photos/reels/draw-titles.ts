import { formatMargins, formatSizes, type ReelFormat } from '@/lib/photos/reels/rules/formats'
import type { ReelSource } from '@/lib/photos/reels/schema'
import { createPageContext, drawText, layOutText, onPicture, type TextBlock, widthOf } from './draw-text'

type Titles = Pick<ReelSource, 'street' | 'town' | 'studio'> & { price: string }

const labelPadding = { x: 22, y: 12 }
/** Between a label and what is below it. */
const labelGap = 28

/**
 * Draws what is over all photos: the address, the price, and the studio's name.
 * @returns the canvas, its parts that aren't empty, and where the texts at the bottom begin
 */
export function drawTitles({ street, town, price, studio }: Titles, format: ReelFormat) {
  const { width, height } = formatSizes[format]
  const { top, side, bottom } = formatMargins[format]
  const context = createPageContext(width, height)
  const room = width - 2 * side
  const blocks = [
    layOutText(context, street, room, { family: 'serif', weight: 350, size: 84, color: onPicture }),
    layOutText(context, town, room, { family: 'sans', weight: 400, size: 36, color: onPicture }),
    layOutText(context, price, room, { family: 'sans', weight: 540, size: 46, color: onPicture }),
  ].filter(({ lines }) => lines.length > 0)
  const gap = 12
  const start = height - bottom - blocks.reduce((sum, block) => sum + block.height + gap, -gap)
  const bands = { top: [0, top + 130], bottom: [Math.round(start) - 340, height] } as const
  shade(context, bands.bottom, [0, 0.86])
  shade(context, bands.top, [0.42, 0])
  let y = start
  for (const block of blocks) {
    drawText(context, block, side, y)
    y += block.height + gap
  }
  const name = layOutText(context, studio.name, room, {
    family: 'sans',
    weight: 540,
    size: 30,
    color: onPicture,
  })
  context.globalAlpha = 0.86
  drawText(context, name, side, top)
  return { canvas: context.canvas, bands: [bands.top, bands.bottom], start }
}

/** Darkens the picture between two heights, so that white text is legible on it. */
function shade(
  context: CanvasRenderingContext2D,
  [from, to]: readonly [number, number],
  [first, last]: readonly [number, number],
) {
  const gradient = context.createLinearGradient(0, from, 0, to)
  const steps = 8
  for (let step = 0; step <= steps; step += 1) {
    // Eased, so that the shade has no visible edge.
    const part = step / steps
    const eased = part * part * (3 - 2 * part)
    gradient.addColorStop(part, `rgb(14 13 12 / ${first + (last - first) * eased})`)
  }
  context.fillStyle = gradient
  context.fillRect(0, from, context.canvas.width, to - from)
}

type Label = { canvas: HTMLCanvasElement; x: number; y: number }

/**
 * Draws how a photo was altered, and says where it goes.
 * @param textsStart where the texts below it begin; without any, it's at the bottom
 */
export function drawLabel(label: string, format: ReelFormat, textsStart?: number): Label {
  const { side, bottom } = formatMargins[format]
  const { text, width, height } = measureLabel(label, formatSizes[format].width - 2 * side)
  const end = textsStart === undefined ? formatSizes[format].height - bottom : textsStart - labelGap
  const context = createPageContext(width, height)
  context.fillStyle = 'rgb(14 13 12 / 0.76)'
  context.fillRect(0, 0, width, height)
  drawText(context, text, labelPadding.x, labelPadding.y)
  return { canvas: context.canvas, x: side, y: Math.round(end - height) }
}

function measureLabel(label: string, room: number): { text: TextBlock; width: number; height: number } {
  const context = createPageContext(1, 1)
  const style = { family: 'sans', weight: 540, size: 32, color: onPicture } as const
  const text = layOutText(context, label, room - 2 * labelPadding.x, style)
  const width = Math.ceil(widthOf(context, text)) + 2 * labelPadding.x
  return { text, width, height: text.height + 2 * labelPadding.y }
}
