import { crc32, deflateSync } from 'node:zlib'
import exifr from 'exifr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { avatarLimits } from '@/lib/people/accounts/limits'
import { avatarErrors } from '@/lib/people/accounts/words/avatar'
import { renderAvatar } from './render-avatar'

function plain(width: number, height: number, background = '#c08040') {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function expectPhoto(file: Uint8Array) {
  const photo = await renderAvatar(file)
  const { format, width, height, space, hasAlpha, exif, icc, xmp, pages } = await sharp(photo).metadata()
  expect({ format, width, height, space, hasAlpha }).toEqual({
    format: 'webp',
    width: 512,
    height: 512,
    space: 'srgb',
    hasAlpha: false,
  })
  expect([exif, icc, xmp, pages]).toEqual([undefined, undefined, undefined, undefined])
  return photo
}

/** Returns a pixel's red, green, and blue, rounded so that compression doesn't matter. */
async function colorAt(photo: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(photo).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel].map((value) => Math.round(value / 64) * 64)
}

/** Creates a valid PNG of black pixels, as small as PNG allows. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Creates three frames, red first. */
async function createAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((color) => plain(80, 80, color).png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: 100 })
    .toBuffer()
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>`

describe('accepts', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s', async (format) => {
    await expectPhoto(await plain(900, 600).toFormat(format).toBuffer())
  })

  test('a rotated photo, upright and without metadata', async () => {
    const top = await plain(600, 300, '#ff0000').png().toBuffer()
    const upright = await plain(600, 600, '#0000ff')
      .composite([{ input: top, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const turned = await sharp(upright)
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 35/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(await exifr.parse(turned)).toMatchObject({ GPSLatitudeRef: 'N' })
    const photo = await expectPhoto(turned)
    expect(await colorAt(photo, 256, 64)).toEqual([256, 0, 0])
    expect(await colorAt(photo, 256, 448)).toEqual([0, 0, 256])
  })

  test('a CMYK JPEG, in the same colors', async () => {
    const cmyk = await plain(300, 300, '#ff0000').toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const [red = 0, green = 0, blue = 0] = await colorAt(await expectPhoto(cmyk), 256, 256)
    expect(red).toBeGreaterThan(Math.max(green, blue) + 100)
  })

  test('transparency, on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const picture = await sharp({ create: { width: 90, height: 90, channels: 4, background: clear } })
      .png()
      .toBuffer()
    expect(await colorAt(await expectPhoto(picture), 256, 256)).toEqual([256, 256, 256])
  })

  test('the first frame of an animated WebP', async () => {
    const photo = await expectPhoto(await createAnimation('webp'))
    expect(await colorAt(photo, 256, 256)).toEqual([256, 0, 0])
  })

  test('the smallest image, enlarged, and the largest', async () => {
    await expectPhoto(await plain(64, 64).png().toBuffer())
    await expectPhoto(blackPng(10_000, 5_000))
  })
})

describe('rejects', () => {
  const { wrongType, unreadable, tooSmall, tooManyPixels } = avatarErrors
  const wholeJpeg = () => plain(900, 600).jpeg().toBuffer()

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['zero bytes', () => Buffer.alloc(0), avatarErrors.empty],
    ['a byte over the limit', () => Buffer.alloc(avatarLimits.bytes + 1), avatarErrors.tooLarge],
    ['an SVG with a script', () => Buffer.from(svg), wrongType],
    ['an SVG with an XML declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`), wrongType],
    ['a text', () => Buffer.from('not an image'), wrongType],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), wrongType],
    ['an animated GIF', () => createAnimation('gif'), wrongType],
    ['an AVIF', () => plain(300, 300).avif().toBuffer(), wrongType],
    ['a truncated JPEG', async () => (await wholeJpeg()).subarray(0, 2000), unreadable],
    ['a JPEG that ends in its header', async () => (await wholeJpeg()).subarray(0, 24), unreadable],
    ['1 by 1 pixel', () => plain(1, 1).png().toBuffer(), tooSmall],
    ['a line of pixels', () => plain(3000, 63).png().toBuffer(), tooSmall],
  ])('%s', async (_name, makeFile, message) => {
    await expect(renderAvatar(await makeFile())).rejects.toMatchObject({ code: 'invalid', message })
  })

  test('200 megapixels in a tiny file', async () => {
    const bomb = blackPng(20_000, 10_000)
    expect(bomb.byteLength).toBeLessThan(64 * 1024)
    await expect(renderAvatar(bomb)).rejects.toMatchObject({ code: 'invalid', message: tooManyPixels })
  })
})
