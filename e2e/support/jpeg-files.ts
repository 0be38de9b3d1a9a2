import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const pictures = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../prisma/seed/pictures')

const names = readdirSync(pictures)
  .filter((name) => name.endsWith('.jpg'))
  .sort()

export type JpegFile = { name: string; mimeType: string; buffer: Buffer }

/** Typical sizes and EXIF orientations of cameras: landscape, portrait, rotated, mirrored, tiny and large. */
const shapes = [
  { width: 1500, height: 1000, orientation: 1 },
  { width: 1000, height: 1500, orientation: 1 },
  { width: 2400, height: 1600, orientation: 6 },
  { width: 1600, height: 1600, orientation: 1 },
  { width: 1200, height: 800, orientation: 8 },
  { width: 3000, height: 2000, orientation: 3 },
  { width: 640, height: 480, orientation: 1 },
  { width: 1800, height: 600, orientation: 1 },
  { width: 900, height: 1200, orientation: 2 },
  { width: 2000, height: 1125, orientation: 1 },
  { width: 1024, height: 768, orientation: 6 },
  { width: 4000, height: 2667, orientation: 1 },
]

/** Enough to be shown, and prepared in a fraction of a second. */
const smallShape = { width: 480, height: 320, orientation: 1 }

let cameraFiles: Promise<JpegFile[]> | undefined

/**
 * Makes twelve real JPEG files of different sizes and orientations, with camera EXIF data and a GPS position: for tests of
 * what becomes of a photo. Preparing them takes many seconds.
 */
export function makeCameraFiles(): Promise<JpegFile[]> {
  cameraFiles ??= Promise.all(shapes.map(makeFile))
  return cameraFiles
}

/** Makes up to twelve small JPEG files, for tests in which photos only need to be there. */
export function makeJpegFiles(count: number): Promise<JpegFile[]> {
  return Promise.all(shapes.slice(0, count).map((_, index) => makeFile(smallShape, index)))
}

/** Makes up to twelve JPEG files of these sizes, for tests of what depends on them. */
export function makeShapedFiles(sizes: readonly { width: number; height: number }[]): Promise<JpegFile[]> {
  return Promise.all(sizes.map((size, index) => makeFile({ ...size, orientation: 1 }, index)))
}

async function makeFile(
  { width, height, orientation }: (typeof shapes)[number],
  index: number,
): Promise<JpegFile> {
  return {
    name: `shoot-${String(index + 1).padStart(2, '0')}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp(path.join(pictures, names[index % names.length] ?? 'still-life.jpg'))
      .resize(width, height, { fit: 'cover' })
      .withMetadata({ orientation })
      .withExifMerge({
        IFD0: { Make: 'Northlight', Model: 'Test camera' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '35/1 36/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '82/1 33/1 0/1',
        },
      })
      .jpeg({ quality: 88 })
      .toBuffer(),
  }
}
