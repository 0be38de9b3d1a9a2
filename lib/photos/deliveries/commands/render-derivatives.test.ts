import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import exifr from 'exifr'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { watermarkTile } from '@/lib/platform/images/watermark-tile'
import { renderDerivatives } from './render-derivatives'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-render-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const both = { contentType: 'image/jpeg', isPreview: true, isFull: true, watermark: 'Northlight · 7f3ac91e' }

function writeTemporary(bytes: Buffer): string {
  const file = path.join(folder, `${Math.random()}`)
  writeFileSync(file, bytes)
  return file
}

function plain(width: number, height: number, background = '#c08040') {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function leftRed(width: number, height: number): Promise<Buffer> {
  const left = await plain(width / 2, height, '#d02020')
    .png()
    .toBuffer()
  return plain(width, height, '#2020d0')
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

async function expectLeftRed(bytes: Buffer): Promise<void> {
  const { data } = await sharp(bytes)
    .resize(2, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect((data[0] ?? 0) > (data[2] ?? 0), 'red on the left').toBe(true)
  expect((data[5] ?? 0) > (data[3] ?? 0), 'blue on the right').toBe(true)
}

/** A photo stored rotated, with an orientation and a location. */
async function rotatedWithLocation(): Promise<Buffer> {
  return sharp(await leftRed(3000, 2000))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Canon' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 35/1 0/1' } })
    .jpeg()
    .toBuffer()
}

describe('a rotated photo with a location', () => {
  test('is rendered upright, in every size, without metadata', async () => {
    const original = await rotatedWithLocation()
    expect(await exifr.parse(original)).toMatchObject({ Make: 'Canon', GPSLatitude: [35, 35, 0] })
    const { width, height, placeholder, derivatives } = await renderDerivatives(
      writeTemporary(original),
      both,
    )
    expect([width, height]).toEqual([3000, 2000])
    expect(placeholder).toMatch(/^#[0-9a-f]{6}$/)
    expect(derivatives.map(({ kind, width, height }) => [kind, width, height])).toEqual([
      ['PRINT', 3000, 2000],
      ['MLS', 2048, 1365],
      ['SCREEN', 1600, 1067],
      ['TILE', 640, 427],
      ['PREVIEW', 1600, 1067],
      ['THUMBNAIL', 640, 427],
    ])
    for (const { bytes } of derivatives) {
      const { exif, icc, iptc, xmp, orientation, space } = await sharp(bytes).metadata()
      expect({ exif, icc, iptc, xmp, orientation }).toEqual({})
      expect(space).toBe('srgb')
      await expectLeftRed(bytes)
    }
  })

  test('has only a miniature of 24 px while locked', async () => {
    const { miniature } = await renderDerivatives(writeTemporary(await rotatedWithLocation()), {
      ...both,
      isPreview: false,
    })
    const { width, height } = await sharp(Buffer.from(miniature, 'base64')).metadata()
    expect(Math.max(width, height)).toBeLessThanOrEqual(24)
    expect(miniature.length).toBeLessThan(1200)
  })
})

test('a preview gets watermarked derivatives, a full photo clean ones', async () => {
  const file = writeTemporary(await plain(800, 600).jpeg().toBuffer())
  const kinds = async (photo: { isPreview: boolean; isFull: boolean }) =>
    (await renderDerivatives(file, { ...both, ...photo })).derivatives.map(({ kind }) => kind)
  expect(await kinds({ isPreview: true, isFull: false })).toEqual(['PREVIEW', 'THUMBNAIL'])
  expect(await kinds({ isPreview: false, isFull: true })).toEqual(['PRINT', 'MLS', 'SCREEN', 'TILE'])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is rendered upright', async (orientation) => {
  const upright = await leftRed(600, 400)
  // Undo the orientation to get the stored picture: first rotate, then mirror.
  const rotated = await sharp(upright)
    .rotate([0, 0, 180, 180, 90, 270, 270, 90][orientation - 1])
    .png()
    .toBuffer()
  const stored = [2, 4, 5, 7].includes(orientation) ? await sharp(rotated).flop().png().toBuffer() : rotated
  const original = await sharp(stored).withMetadata({ orientation }).jpeg().toBuffer()
  const rendering = await renderDerivatives(writeTemporary(original), both)
  expect([rendering.width, rendering.height]).toEqual([600, 400])
  for (const { bytes } of rendering.derivatives) await expectLeftRed(bytes)
})

test('wide-gamut colors are converted to sRGB', async () => {
  const wide = await plain(900, 600, '#ff0000').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
  const stored = await sharp(wide).stats()
  // sRGB's red is inside the wider space, so its values are lower there.
  expect(stored.channels[0]?.mean).toBeLessThan(240)
  const { placeholder, derivatives } = await renderDerivatives(writeTemporary(wide), both)
  expect(Number.parseInt(placeholder.slice(1, 3), 16)).toBeGreaterThanOrEqual(252)
  for (const { bytes } of derivatives) expect((await sharp(bytes).metadata()).icc).toBeUndefined()
})

test('works after Next’s image optimizer has blocked other formats', async () => {
  // As in next/dist/server/image-optimizer/transform.js, which affects the whole process.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Heif', 'Jpeg', 'Png', 'Svg', 'Tiff', 'Webp'].map((name) => `VipsForeignLoad${name}`),
  })
  try {
    const { derivatives } = await renderDerivatives(
      writeTemporary(await plain(4000, 3000).jpeg().toBuffer()),
      both,
    )
    expect(derivatives.map(({ width }) => width)).toEqual([3000, 2048, 1600, 640, 1600, 640])
  } finally {
    sharp.unblock({ operation: ['VipsForeignLoad'] })
  }
})

test('a screen picture stays under 400 KB, even for noise', async () => {
  const noise = await sharp({
    create: {
      width: 3000,
      height: 2400,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  const { derivatives } = await renderDerivatives(writeTemporary(noise), both)
  for (const { kind, bytes, width } of derivatives) {
    if (kind !== 'SCREEN' && kind !== 'PREVIEW') continue
    expect(bytes.length, kind).toBeLessThan(400_000)
    expect((await sharp(bytes).metadata()).width, kind).toBe(width)
  }
})

describe('every kind of image', () => {
  test.each<[string, () => Sharp, string]>([
    ['grayscale', () => plain(900, 600, '#808080').grayscale().toColorspace('b-w').jpeg(), '#808080'],
    ['16 bits a channel', () => plain(900, 600).toColorspace('rgb16').png(), '#c08040'],
    ['transparent, on white', () => plain(900, 600).ensureAlpha(0).png(), '#ffffff'],
    ['smaller than any size', () => plain(40, 30).png(), '#c08040'],
    ['WebP', () => plain(900, 600, '#808080').webp({ lossless: true }), '#808080'],
    ['TIFF', () => plain(900, 600).tiff(), '#c08040'],
  ])('%s', async (_name, make, color) => {
    const rendering = await renderDerivatives(writeTemporary(await make().toBuffer()), both)
    expect(rendering.placeholder).toBe(color)
    expect(rendering.derivatives).toHaveLength(6)
    expect(Math.max(...rendering.derivatives.map(({ width }) => width))).toBeLessThanOrEqual(rendering.width)
  })

  test('CMYK for print', async () => {
    const { placeholder } = await renderDerivatives(
      writeTemporary(await plain(90, 60).toColorspace('cmyk').jpeg().toBuffer()),
      both,
    )
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(placeholder.slice(at, at + 2), 16),
    )
    expect(red > green && green > blue).toBe(true)
  })
})

/** A tiny PNG whose header claims a large size. */
async function claimSize(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(1, 1).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

describe('rejects anything but a complete image', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['text', async () => Buffer.from('this is a text, not a photo')],
    [
      'half a JPEG',
      async () => {
        const whole = await plain(900, 600).jpeg().toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
    ],
    ['280 megapixels and more', () => claimSize(20_000, 14_001)],
  ])('%s', async (_name, make) => {
    await expect(renderDerivatives(writeTemporary(await make()), both)).rejects.toThrow(UnreadablePicture)
  })
})

describe('the watermark', () => {
  /** Returns how much of a gray picture the watermark changes, from 0 to 1, in each of 4 x 4 parts. */
  async function coverage(kind: 'PREVIEW' | 'THUMBNAIL', watermark: string): Promise<number[]> {
    const file = writeTemporary(await plain(1600, 1200, '#808080').png().toBuffer())
    const { derivatives } = await renderDerivatives(file, { ...both, watermark })
    const marked = derivatives.find((derivative) => derivative.kind === kind)
    if (!marked) throw new Error(`no ${kind}`)
    const { data, info } = await sharp(marked.bytes).grayscale().raw().toBuffer({ resolveWithObject: true })
    const changed = Array.from({ length: 16 }, () => 0)
    for (let index = 0; index < data.length; index += 1) {
      const column = Math.floor(((index % info.width) * 4) / info.width)
      const row = Math.floor((Math.floor(index / info.width) * 4) / info.height)
      if (Math.abs((data[index] ?? 128) - 128) > 12)
        changed[row * 4 + column] = (changed[row * 4 + column] ?? 0) + 1
    }
    return changed.map((count) => count / (data.length / 16))
  }

  test.each(['PREVIEW', 'THUMBNAIL'] as const)('covers every part of the %s', async (kind) => {
    for (const part of await coverage(kind, both.watermark)) {
      expect(part).toBeGreaterThan(0.02)
      expect(part).toBeLessThan(0.5)
    }
  })

  test("isn't on the clean derivatives", async () => {
    const file = writeTemporary(await plain(800, 600, '#808080').png().toBuffer())
    const { derivatives } = await renderDerivatives(file, { ...both, isPreview: false })
    for (const { bytes } of derivatives) {
      const { channels } = await sharp(bytes).stats()
      expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThanOrEqual(2)
    }
  })

  test('depends on the text', async () => {
    expect(await coverage('PREVIEW', 'Northlight · 11111111')).not.toEqual(
      await coverage('PREVIEW', 'Northlight · 88888888'),
    )
  })

  test("draws accents, and falls back to a word if it can't draw any character", () => {
    expect(watermarkTile('Ñandú', 40).svg).not.toBe(watermarkTile('Nandu', 40).svg)
    expect(watermarkTile('写真館', 40).svg).toBe(watermarkTile('Preview', 40).svg)
  })

  test('needs no fonts: renders the same on a machine without any', async () => {
    const { svg } = watermarkTile(both.watermark, 40)
    expect(svg).not.toContain('<text')
    const here = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
    const script = `
      const chunks = []
      process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', async () => {
        const { default: sharp } = await import('sharp')
        process.stdout.write(await sharp(Buffer.concat(chunks)).ensureAlpha().raw().toBuffer())
      })`
    const env = {
      NODE_ENV: 'test' as const,
      FONTCONFIG_PATH: folder,
      FONTCONFIG_FILE: '/dev/null',
      HOME: folder,
      XDG_DATA_HOME: folder,
    }
    const there = execFileSync(process.execPath, ['-e', script], {
      input: svg,
      env,
      maxBuffer: 64 * 1024 * 1024,
      stdio: 'pipe',
    })
    expect(there.equals(here)).toBe(true)
    expect(here.some((value, index) => index % 4 === 3 && value > 60)).toBe(true)
  })
})
