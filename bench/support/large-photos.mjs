import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from '../../scripts/launch/root.ts'

const pictures = path.join(root, 'prisma/seed/pictures')
const models = 4
const [width, height] = [6000, 4000]

/**
 * Makes photos like a 24-megapixel camera's from a few of the demo's pictures: sharp and grainy JPEGs of about 12 MB.
 * @returns {Promise<Buffer[]>}
 */
export async function makeLargePhotos() {
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const names = readdirSync(pictures)
    .filter((name) => name.endsWith('.jpg'))
    .slice(0, models)
  const photos = []
  for (const name of names) {
    const photo = await sharp(readFileSync(path.join(pictures, name)))
      .resize(width, height, { fit: 'cover' })
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 95 })
      .toBuffer()
    photos.push(photo)
  }
  return photos
}

/** Returns a unique file with the same picture: bytes after the end of a JPEG are ignored. */
export function asFile(photo, number) {
  return new File([photo, `copy ${number}`], `bench-${number}.jpg`, { type: 'image/jpeg' })
}
