import { findTimeTaken, headBytes } from '@/components/photos/deliveries/sort-uploads'
import { decodeReduced } from '@/components/uploads/decode-reduced'
import { type PictureMeasures, reducedWidth } from '@/lib/photos/deliveries/rules/sheet/find-flags'
import { measureTilt } from '@/lib/photos/deliveries/rules/sheet/measure-tilt'
import {
  differenceHash,
  meanLuminance,
  measureFineness,
  measureSharpness,
  measureWhite,
  toGray,
} from '@/lib/photos/deliveries/rules/sheet/picture-measures'
import { readExposure } from '@/lib/photos/deliveries/rules/sheet/read-exif'
import type { CheckRequest, PictureCheck } from './picture-checks'

// Runs in a Web Worker: decoding a picture on the page would make it stutter.
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void checkPicture(data).then((check) => self.postMessage(check))
})

async function checkPicture({ file, needsDigest }: CheckRequest): Promise<PictureCheck> {
  const [head, measures, digest] = await Promise.all([
    file
      .slice(0, headBytes)
      .arrayBuffer()
      .catch(() => null),
    measure(file).catch(() => null),
    needsDigest ? digestOf(file).catch(() => null) : null,
  ])
  const exposure = head ? readExposure(head) : { bias: null, seconds: null }
  return { ...exposure, takenAt: head && findTimeTaken(head), measures, digest }
}

/** Throws for a format that the browser can't decode. */
async function measure(file: File): Promise<PictureMeasures> {
  const bitmap = await decodeReduced(file, reducedWidth)
  const [width, height] = [
    reducedWidth,
    Math.max(1, Math.round((reducedWidth * bitmap.height) / bitmap.width)),
  ]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'medium'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const gray = toGray(context.getImageData(0, 0, width, height).data, width, height)
  return {
    luminance: meanLuminance(gray),
    sharpness: measureSharpness(gray),
    fineness: measureFineness(gray),
    hash: differenceHash(gray),
    white: measureWhite(gray),
    tilt: measureTilt(gray),
  }
}

async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
