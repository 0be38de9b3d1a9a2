import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { nameEntries } from './entry-names'
import { cutLayout, layOutZip, type ZipEntry, type ZipLayout } from './layout'

const modified = { date: '2026-06-12', time: '14:04' }
const gigabyte = 1024 ** 3

function entryOf(name: string, content: Uint8Array): ZipEntry {
  return { name, sizeBytes: content.length, crc32: crc32(content) }
}

/** Returns the ZIP's bytes in the range, from contents in memory. */
function bytesOf(layout: ZipLayout, contents: Uint8Array[], from = 0, to = layout.length): Buffer {
  const parts = [...cutLayout(layout, from, to)].map((piece) =>
    'content' in piece
      ? piece.content
      : (contents[piece.entry]?.subarray(piece.from, piece.to) ?? Buffer.alloc(0)),
  )
  return Buffer.concat(parts)
}

/** A random-access reader of a ZIP that has only headers and directory. */
class HeadersOnly extends yauzl.RandomAccessReader {
  constructor(private readonly layout: ZipLayout) {
    super()
  }
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ) {
    for (let place = this.layout.segments.length - 1; place >= 0; place -= 1) {
      const { start = 0, content = 0 } = this.layout.segments[place] ?? {}
      const skipped = Math.max(0, position - start)
      if (typeof content !== 'number' && start < position + length && skipped < content.length) {
        buffer.set(
          content.subarray(skipped, position + length - start),
          offset + Math.max(0, start - position),
        )
      }
      if (start <= position) break
    }
    // Calling back synchronously would make yauzl recurse endlessly.
    process.nextTick(done, null)
  }
}

async function readDirectory(layout: ZipLayout): Promise<yauzl.Entry[]> {
  const open = promisify<yauzl.RandomAccessReader, number, yauzl.Options, yauzl.ZipFile>(
    yauzl.fromRandomAccessReader,
  )
  const zip = await open(new HeadersOnly(layout), layout.length, { lazyEntries: true, strictFileNames: true })
  const entries: yauzl.Entry[] = []
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', reject)
    zip.readEntry()
  })
}

const files = fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), content: fc.uint8Array() }), {
  maxLength: 12,
})

test('any files can be read back from the ZIP, under their names', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (given) => {
      const names = nameEntries(given.map(({ name }) => name))
      const contents = given.map(({ content }) => content)
      const entries = contents.map((content, place) => entryOf(names[place] ?? '', content))
      const layout = layOutZip(entries, modified)
      const zip = bytesOf(layout, contents)
      expect(zip.length).toBe(layout.length)
      const read = await readDirectory(layout)
      expect(read.map(({ fileName, crc32: sum }) => [fileName, sum])).toEqual(
        entries.map(({ name, crc32: sum }) => [name, sum]),
      )
      for (const [place, entry] of read.entries()) {
        const name = Buffer.byteLength(entry.fileName)
        const start = entry.relativeOffsetOfLocalHeader + 30 + name
        expect(zip.subarray(start, start + entry.uncompressedSize)).toEqual(
          Buffer.from(contents[place] ?? []),
        )
      }
    }),
  )
})

test('any range has the same bytes as the whole', () => {
  fc.assert(
    fc.property(files, fc.nat(), fc.nat(), (given, one, other) => {
      const contents = given.map(({ content }) => content)
      const entries = contents.map((content, place) => entryOf(`${place}.jpg`, content))
      const layout = layOutZip(entries, modified)
      const [from, to] = [one % (layout.length + 1), other % (layout.length + 1)].sort((a, b) => a - b)
      const whole = bytesOf(layout, contents)
      expect(bytesOf(layout, contents, from, to)).toEqual(whole.subarray(from, to))
    }),
  )
})

test('sizes and offsets over 4 GiB, and over 65,535 files, can be read back', async () => {
  const large = [3 * gigabyte, 5 * gigabyte, 0xffff_ffff, 10].map((sizeBytes, place) => ({
    name: `${place}.jpg`,
    sizeBytes,
    crc32: 7,
  }))
  const layout = layOutZip(large, modified)
  const read = await readDirectory(layout)
  expect(read.map(({ uncompressedSize, compressedSize }) => [uncompressedSize, compressedSize])).toEqual(
    large.map(({ sizeBytes }) => [sizeBytes, sizeBytes]),
  )
  const headers = layout.segments.filter(({ content }) => typeof content !== 'number').slice(0, 4)
  expect(read.map((entry) => entry.relativeOffsetOfLocalHeader)).toEqual(headers.map(({ start }) => start))

  const many = Array.from({ length: 65_540 }, (_, place) => ({
    name: `${place}.jpg`,
    sizeBytes: 0,
    crc32: 0,
  }))
  expect(await readDirectory(layOutZip(many, modified))).toHaveLength(many.length)
})

test("files have the delivery's date, and the layout is deterministic", async () => {
  const entries = [entryOf('Küche.jpg', Buffer.from('light'))]
  const layout = layOutZip(entries, modified)
  expect(layOutZip(entries, modified)).toEqual(layout)
  const [entry] = await readDirectory(layout)
  expect(entry?.getLastModDate({ timezone: 'UTC' })).toEqual(new Date('2026-06-12T14:04:00Z'))
  expect(entry?.isCompressed()).toBe(false)
})

const hasUnzip = spawnSync('unzip', ['-v']).status === 0

test.skipIf(!hasUnzip)('the system’s unzip accepts it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-zip-'))
  try {
    const contents = ['one', '', 'three'].map((text) => Buffer.from(text))
    const entries = contents.map((content, place) => entryOf(`Küche ${place}.jpg`, content))
    const file = path.join(folder, 'a.zip')
    writeFileSync(file, bytesOf(layOutZip(entries, modified), contents))
    const { status, stdout } = spawnSync('unzip', ['-t', file], { encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
