import 'server-only'
import sharp from 'sharp'
import { openPixels, type Pixels } from './pixels'

const miniatureSide = 24

/** Renders what is shown while a picture loads: its average color, and a blurred miniature. */
export async function renderPlaceholders(
  pixels: Pixels,
): Promise<{ placeholder: string; miniature: string }> {
  const { data, info } = await openPixels(pixels)
    .resize(miniatureSide, miniatureSide, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const small = () => sharp(data, { raw: info })
  const { channels } = await small().stats()
  const hex = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  const picture = await small().blur(1).webp({ quality: 40, effort: 4 }).toBuffer()
  return { placeholder: `#${hex.join('')}`, miniature: picture.toString('base64') }
}
