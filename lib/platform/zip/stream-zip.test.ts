import { crc32 } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { layOutZip } from './layout'
import { type OpenEntry, streamZip } from './stream-zip'

const contents = ['kitchen', 'stair', 'garden'].map((word) => Buffer.from(word.repeat(50)))
const entries = contents.map((content, place) => ({
  name: `${place}.jpg`,
  sizeBytes: content.length,
  crc32: crc32(content),
}))
const layout = layOutZip(entries, { date: '2026-06-12', time: '14:04' })
const whole = { from: 0, to: layout.length }

let open = 0
let maxOpen = 0
let requestedParts: string[] = []
beforeEach(() => {
  open = 0
  maxOpen = 0
  requestedParts = []
})

/** Storage that sends ten bytes at a time, unless a test changes that. */
const storage =
  (change: (bytes: Buffer, entry: number, from: number) => Iterable<Buffer> = inTens): OpenEntry =>
  async (entry, { from, to, signal }) => {
    requestedParts.push(`${entry}:${from}-${to}`)
    open += 1
    maxOpen = Math.max(maxOpen, open)
    signal.addEventListener('abort', () => (open -= 1), { once: true })
    const chunks = change(contents[entry]?.subarray(from, to) ?? Buffer.alloc(0), entry, from)[
      Symbol.iterator
    ]()
    return new ReadableStream({
      pull(controller) {
        const { value, done } = chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    })
  }

function* inTens(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 10) yield bytes.subarray(at, at + 10)
}

async function read(openEntry: OpenEntry, range = whole, onEnd?: () => void): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of streamZip({ entries, layout, openEntry }, range, onEnd)) parts.push(part)
  return Buffer.concat(parts)
}

test('has the length of the layout, with at most two files open and none left open', async () => {
  const ended = vi.fn()
  const bytes = await read(storage(), whole, ended)
  expect(bytes.length).toBe(layout.length)
  for (const content of contents) expect(bytes.includes(content)).toBe(true)
  expect([maxOpen, open]).toEqual([2, 0])
  expect(ended).toHaveBeenCalledOnce()
})

test('every range has the same bytes, and requests no more than it needs', async () => {
  const bytes = await read(storage())
  for (let from = 0; from < layout.length; from += 37) {
    const to = Math.min(layout.length, from + 111)
    expect(await read(storage(), { from, to })).toEqual(bytes.subarray(from, to))
  }
  requestedParts = []
  const start = bytes.indexOf(contents[1] ?? '')
  await read(storage(), { from: start + 5, to: start + 9 })
  expect(requestedParts).toEqual(['1:5-9'])
})

test('sends the first bytes before opening any file', async () => {
  const stream = streamZip({ entries, layout, openEntry: storage() }, whole).getReader()
  expect((await stream.read()).value?.length).toBe(35)
  expect(requestedParts).toEqual([])
  await stream.cancel()
})

test('canceling closes the open files', async () => {
  const stream = streamZip({ entries, layout, openEntry: storage() }, whole).getReader()
  for (let read = 0; read < 3; read += 1) await stream.read()
  expect(open).toBe(2)
  await stream.cancel()
  expect(open).toBe(0)
})

describe('when storage fails', () => {
  test('an interrupted file is resumed where it stopped', async () => {
    const expected = await read(storage())
    requestedParts = []
    let failures = 0
    const bytes = await read(
      storage(function* (bytes, entry, from) {
        yield bytes.subarray(0, 20)
        if (entry === 1 && from < 40) {
          failures += 1
          throw new Error('connection lost')
        }
        yield bytes.subarray(20)
      }),
    )
    expect(failures).toBe(2)
    expect(bytes).toEqual(expected)
    expect(requestedParts.filter((part) => part.startsWith('1:'))).toEqual([
      '1:0-250',
      '1:20-250',
      '1:40-250',
    ])
  })

  test.each<[string, (bytes: Buffer, entry: number) => Iterable<Buffer>]>([
    ['longer than in the layout', (bytes, entry) => [entry === 1 ? Buffer.concat([bytes, bytes]) : bytes]],
    ['different from its checksum', (bytes, entry) => [entry === 1 ? Buffer.alloc(bytes.length) : bytes]],
  ])('a file that is %s fails the stream', async (_what, change) => {
    const ended = vi.fn()
    await expect(read(storage(change), whole, ended)).rejects.toThrow()
    expect(ended).not.toHaveBeenCalled()
    expect(open).toBe(0)
  })

  test('a file that stays too short fails the stream after some attempts', async () => {
    const short = storage((bytes, entry) => inTens(entry === 1 ? bytes.subarray(0, 0) : bytes))
    await expect(read(short)).rejects.toThrow('storage ended entry 1')
    expect(requestedParts.filter((part) => part.startsWith('1:'))).toHaveLength(4)
  })
})
