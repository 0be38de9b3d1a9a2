import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAcceptedType, isRawType } from '@/lib/deliveries/rules'
import { openPixels, type Pixels } from '@/lib/platform/images/pixels'
import type { ReadPicture } from '@/lib/platform/images/read-picture'
import { damagedText } from '@/lib/platform/images/unreadable-picture'
import { decodeOriginal } from './decode-original'
import { noPictureText, tooLargeText } from './problems'
import { makeRawFiles } from './raw.fixture'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-decode-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function decode(bytes: Buffer, contentType: string): Promise<ReadPicture> {
  const file = path.join(folder, `${Math.random()}`)
  writeFileSync(file, bytes)
  return decodeOriginal(file, contentType, 3000)
}

/** Returns the RGB values at a position from 0 to 1 across and down. */
async function colorAt({ pixels }: ReadPicture, across: number, down: number): Promise<number[]> {
  const { width, height } = pixels
  const at = (Math.floor(down * height) * width + Math.floor(across * width)) * 3
  return [...(await bytesOf(pixels)).subarray(at, at + 3)]
}

/** Returns the raw bytes, and checks that there are three per pixel. */
async function bytesOf(pixels: Pixels): Promise<Buffer> {
  const { data, info } = await openPixels(pixels).raw().toBuffer({ resolveWithObject: true })
  expect([info.channels, data.length]).toEqual([3, pixels.width * pixels.height * 3])
  return data
}

describe('raw files', async () => {
  const upright = await makeRawFiles(1)
  const rotated = await makeRawFiles(6)

  test.each(Object.keys(upright))(
    "%s decodes to its largest picture, with the camera's orientation",
    async (type) => {
      const landscape = await decode(upright[type] ?? Buffer.alloc(0), type)
      expect([landscape.width, landscape.height]).toEqual([900, 600])
      expect((await colorAt(landscape, 0.5, 0.5))[0]).toBeGreaterThan(180)
      const portrait = await decode(rotated[type] ?? Buffer.alloc(0), type)
      expect([portrait.width, portrait.height]).toEqual([600, 900])
      expect([portrait.pixels.width, portrait.pixels.height]).toEqual([600, 900])
    },
  )

  test('one detected as a TIFF is recognized by its reduced first image', async () => {
    const unknown = upright['image/x-adobe-dng'] ?? Buffer.alloc(0)
    expect(await decode(unknown, 'image/tiff')).toMatchObject({ width: 900, height: 600 })
  })

  test('one without an embedded picture is rejected', async () => {
    const without = Buffer.concat([Buffer.from('II*\0\x10\0\0\0CR\x02\0', 'latin1'), Buffer.alloc(9000)])
    await expect(decode(without, 'image/x-canon-cr2')).rejects.toThrow(noPictureText)
  })

  test('one cut off within its picture is damaged', async () => {
    const whole = upright['image/x-canon-cr2'] ?? Buffer.alloc(0)
    await expect(decode(whole.subarray(0, -6500), 'image/x-canon-cr2')).rejects.toThrow(damagedText)
  })
})

describe('a HEIC file', () => {
  const heic = readFileSync(path.join(import.meta.dirname, '../../platform/images/fixtures/colors.heic'))

  test('is detected by its content and decoded', async () => {
    expect((await fileTypeFromBuffer(heic))?.mime).toBe('image/heic')
    expect(isAcceptedType('image/heic') && !isRawType('image/heic')).toBe(true)
    const original = await decode(heic, 'image/heic')
    expect([original.width, original.height]).toEqual([64, 64])
    expect(new Set(await bytesOf(original.pixels)).size).toBeGreaterThan(20)
  })

  test('is decoded with its color profile', async () => {
    const { icc } = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
      .then((bytes) => sharp(bytes).metadata())
    const profile = Buffer.concat([Buffer.from('colrprof'), icc ?? Buffer.alloc(0)])
    // Appended after all other boxes, so that it doesn't affect them.
    const wide = Buffer.concat([heic, Buffer.from([0, 0, 0, 0]), profile])
    wide.writeUInt32BE(profile.length + 4, heic.length)
    expect(await bytesOf((await decode(wide, 'image/heic')).pixels)).not.toEqual(
      await bytesOf((await decode(heic, 'image/heic')).pixels),
    )
  })

  test.each([
    ['cut off', heic.subarray(0, 300)],
    ['only the first box', Buffer.concat([heic.subarray(0, 24), Buffer.alloc(2000)])],
    ['empty', Buffer.alloc(0)],
  ])('%s is damaged', async (_name, bytes) => {
    await expect(decode(bytes, 'image/heic')).rejects.toThrow(damagedText)
  })

  test("doesn't block the event loop while it's decoded", async () => {
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
    }, 5)
    await decode(heic, 'image/heic')
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  })
})

describe("a file that can't be displayed", () => {
  test('a PNG of a thousand megapixels in a hundred bytes is rejected by its header', async () => {
    const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    bytes.writeUInt32BE(32_000, 16)
    bytes.writeUInt32BE(32_000, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    await expect(decode(bytes, 'image/png')).rejects.toThrow(tooLargeText)
  })

  test.each([
    ['zero bytes', Buffer.alloc(0)],
    ['a script', Buffer.from('#!/bin/sh\necho hello\n')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ])('%s named .jpg', async (_name, bytes) => {
    await expect(decode(bytes, 'image/jpeg')).rejects.toThrow(damagedText)
  })
})
