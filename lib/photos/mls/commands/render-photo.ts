import 'server-only'
import { tooLargeText } from '@/lib/photos/deliveries/words/deliveries'
import { reachesSmallest } from '@/lib/photos/mls/rules/plan-size'
import type { RenderPlan } from '@/lib/photos/mls/schema/download'
import { drawLabel } from '@/lib/platform/images/draw-label'
import {
  fileBeside,
  openPixels,
  type Pixels,
  reduce,
  sizeWithin,
  writePixels,
} from '@/lib/platform/images/pixels'
import { readPicture } from '@/lib/platform/images/read-picture'

/** JPEG qualities, tried in order until the file is small enough; after the last one, the picture is reduced. */
const qualities = [90, 84, 76, 68, 60]
const reduction = 0.85

export type RenderedPhoto = { bytes: Buffer<ArrayBuffer>; width: number; height: number }

/**
 * Renders a photo as planned: a JPEG in sRGB without metadata. Returns null if it can't be made small enough without going
 * below the smallest size, unless it may exceed its bytes.
 * @throws UnreadablePicture if the photo can't be displayed
 */
export async function renderPhoto(
  path: string,
  plan: RenderPlan,
  contentType: string,
): Promise<RenderedPhoto | null> {
  const { scaled } = plan
  const { pixels } = await readPicture(path, Math.max(scaled.width, scaled.height), tooLargeText, contentType)
  const { framed, area } = await frame(pixels, plan)
  const labeled = plan.label === null ? framed : await drawLabel(framed, plan.label, area)
  return encode(labeled, plan)
}

/** Crops or pads the photo. `area` is where the photo is in the picture. */
async function frame(pixels: Pixels, { size, scaled, method }: RenderPlan) {
  const left = Math.floor(Math.abs(size.width - scaled.width) / 2)
  const top = Math.floor(Math.abs(size.height - scaled.height) / 2)
  const photo = openPixels(pixels).resize(scaled.width, scaled.height, { fit: 'fill' })
  const file = fileBeside(pixels, 'framed')
  if (method === 'PAD') {
    const right = size.width - scaled.width - left
    const bottom = size.height - scaled.height - top
    const padded = photo.extend({ left, top, right, bottom, background: '#ffffff' })
    return { framed: await writePixels(padded, file), area: { left, top, ...scaled } }
  }
  const cropped = method === 'CROP' ? photo.extract({ left, top, ...size }) : photo
  return { framed: await writePixels(cropped, file), area: { left: 0, top: 0, ...size } }
}

async function encode(pixels: Pixels, plan: RenderPlan): Promise<RenderedPhoto | null> {
  if (!reachesSmallest(pixels, plan)) return null
  const { width, height } = pixels
  let smallest: RenderedPhoto | null = null
  for (const quality of qualities) {
    const bytes = await openPixels(pixels).jpeg({ quality }).toBuffer()
    smallest = { bytes, width, height }
    if (plan.maxBytes === null || bytes.length <= plan.maxBytes) return smallest
  }
  const smaller = sizeWithin(pixels, Math.floor(Math.max(width, height) * reduction))
  return (await encode(await reduce(pixels, smaller), plan)) ?? (plan.mayExceedBytes ? smallest : null)
}
