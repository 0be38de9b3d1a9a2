import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPixels, type Pixels } from './pixels'
import { type ReadPicture, readPicture } from './read-picture'
import { damagedText, UnreadablePicture } from './unreadable-picture'

const tooLargeText = 'has too many pixels'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-decode-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function decode(bytes: Buffer, contentType: string): Promise<ReadPicture> {
  const file = path.join(folder, `${Math.random()}`)
  writeFileSync(file, bytes)
  return readPicture(file, 3000, tooLargeText, contentType)
}

/** Returns the raw bytes, and checks that there are three per pixel. */
async function bytesOf(pixels: Pixels): Promise<Buffer> {
  const { data, info } = await openPixels(pixels).raw().toBuffer({ resolveWithObject: true })
  expect([info.channels, data.length]).toEqual([3, pixels.width * pixels.height * 3])
  return data
}

describe('a HEIC file', () => {
  const heic = readFileSync(path.join(import.meta.dirname, 'fixtures/colors.heic'))

  test('is detected by its content and decoded', async () => {
    expect((await fileTypeFromBuffer(heic))?.mime).toBe('image/heic')
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

test('each of many pictures decoded at once is called damaged only if it is', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer()
  const half = whole.subarray(0, whole.length / 2)
  const pictures = Array.from({ length: 60 }, (_, n) => (n % 4 === 0 ? whole : half))
  const problems = await Promise.all(
    pictures.map((bytes) =>
      decode(bytes, 'image/jpeg').then(
        () => null,
        (error: Error) => error.message,
      ),
    ),
  )
  expect(problems).toEqual(pictures.map((bytes) => (bytes === whole ? null : damagedText)))
})

test('a picture whose pixels cannot be written, such as to a full disk, is not called damaged', async () => {
  const file = path.join(folder, 'whole.jpg')
  await sharp({ create: { width: 90, height: 60, channels: 3, background: '#3060a0' } }).toFile(file)
  mkdirSync(`${file}.tiff`)
  const problem = await readPicture(file, 3000, tooLargeText).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(Error)
  expect(problem).not.toBeInstanceOf(UnreadablePicture)
})
