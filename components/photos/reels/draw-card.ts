import { formatMargins, formatSizes, type ReelFormat } from '@/lib/photos/reels/rules/formats'
import type { ReelAgent, ReelSource } from '@/lib/photos/reels/schema'
import { photosBy } from '@/lib/photos/reels/words'
import {
  createPageContext,
  drawText,
  ink,
  layOutText,
  line,
  paper,
  softInk,
  type TextBlock,
} from './draw-text'

type Card = Pick<ReelSource, 'street' | 'town' | 'studio'> & { agent: ReelAgent; price: string }
type Part = { height: number; draw: (x: number, y: number) => void }

const logoHeight = 84
const gap = 18
/** Above and below, on a story's card. */
const tallMargins = { top: 200, bottom: 300 }

/** Draws the last picture: the agent as on the property page, the address again, and the studio. */
export async function drawCard(
  { agent, studio, ...property }: Card,
  format: ReelFormat,
): Promise<HTMLCanvasElement> {
  const { width, height } = formatSizes[format]
  const { side } = formatMargins[format]
  const context = createPageContext(width, height)
  const [photo, brokerageLogo, studioLogo] = await Promise.all(
    [agent.photo, agent.brokerageLogo, studio.logoUrl].map(loadPicture),
  )
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)

  const isTall = height > width
  const photoSize = { width: 320, height: 400 }
  const textX = photo && !isTall ? photoSize.width + 64 : 0
  const room = width - 2 * side - textX
  const text = (content: string, style: Omit<TextBlock['style'], 'color'>, color = softInk): Part[] => {
    const block = layOutText(context, content, room, { ...style, color })
    if (block.lines.length === 0) return []
    return [{ height: block.height, draw: (x, y) => drawText(context, block, x, y) }]
  }
  const small = { family: 'sans', weight: 400, size: 36 } as const
  const parts = [
    ...text(agent.name, { family: 'serif', weight: 350, size: 92 }, ink),
    ...text(agent.company, small),
    ...(brokerageLogo ? [logoPart(context, brokerageLogo, room)] : []),
    ...text(agent.brokerage, small),
    ...text(agent.license && `License ${agent.license}`, small),
    ...text(agent.phone, { family: 'sans', weight: 540, size: 48 }, ink),
    ...text(agent.email, small),
    { height: 48, draw: (x: number, y: number) => drawRule(context, x, y + 24, room) },
    ...text(property.street, { family: 'serif', weight: 350, size: 52 }, ink),
    ...text(property.town, small),
    ...text(property.price, { family: 'sans', weight: 540, size: 40 }, ink),
  ]
  const textY = photo && isTall ? photoSize.height + 48 : 0
  const contentHeight = Math.max(
    parts.reduce((sum, part) => sum + part.height + gap, textY - gap),
    photo ? photoSize.height : 0,
  )
  const { top, bottom } = isTall ? tallMargins : formatMargins[format]
  const available = height - top - bottom - logoHeight - 40
  context.save()
  // Smaller if it's more than fits above the studio.
  const scale = Math.min(1, available / contentHeight)
  context.translate(side, top + (available - contentHeight * scale) / 2)
  context.scale(scale, scale)
  if (photo) drawCover(context, photo, { x: 0, y: 0, ...photoSize })
  let y = textY
  for (const part of parts) {
    part.draw(textX, y)
    y += part.height + gap
  }
  context.restore()
  if (studioLogo) logoPart(context, studioLogo, width - 2 * side).draw(side, height - bottom - logoHeight)
  else {
    const by = layOutText(context, photosBy(studio.name), width - 2 * side, {
      ...small,
      size: 30,
      color: softInk,
    })
    drawText(context, by, side, height - bottom - by.height)
  }
  return context.canvas
}

function logoPart(context: CanvasRenderingContext2D, logo: HTMLImageElement, room: number): Part {
  const scale = Math.min(logoHeight / logo.naturalHeight, Math.min(420, room) / logo.naturalWidth)
  const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale]
  return {
    height: logoHeight,
    draw: (x, y) => context.drawImage(logo, x, y + logoHeight - height, width, height),
  }
}

function drawRule(context: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  context.fillStyle = line
  context.fillRect(x, y, width, 2)
}

function drawCover(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  box: { x: number; y: number; width: number; height: number },
): void {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(naturalWidth / box.width, naturalHeight / box.height)
  const [width, height] = [box.width * scale, box.height * scale]
  const [x, y] = [(naturalWidth - width) / 2, (naturalHeight - height) / 2]
  context.drawImage(picture, x, y, width, height, box.x, box.y, box.width, box.height)
}

/** Returns null for a picture that can't be shown, without which the card still says what it has to. */
async function loadPicture(src: string | null): Promise<HTMLImageElement | null> {
  if (!src) return null
  const picture = new Image()
  picture.src = src
  await picture.decode().catch(() => undefined)
  return picture.naturalWidth > 0 && picture.naturalHeight > 0 ? picture : null
}
