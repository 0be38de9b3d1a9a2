import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { seal, unseal } from './sealed'

const key = randomBytes(32)
const chunk = 64 * 1024

/** Streams bytes in parts that don't match the chunks. */
const stream = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) =>
      bytes.subarray(at * 1000, at * 1000 + 1000),
    ),
  )
const sealed = (bytes: Buffer) => buffer(Readable.from(seal(key, stream(bytes))))
const opened = (bytes: Buffer, with_ = key) => buffer(Readable.from(unseal(with_, stream(bytes))))

describe('a sealed stream', () => {
  test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk + 7])('of %d bytes can be opened', async (size) => {
    const content = randomBytes(size)
    const file = await sealed(content)
    expect(await opened(file)).toEqual(content)
    if (size > 16) expect(file.includes(content.subarray(0, 16))).toBe(false)
  })

  test("can't be opened with another key, changed, cut off or reordered", async () => {
    const file = await sealed(randomBytes(2 * chunk + 5))
    const head = 20
    const part = chunk + 16
    const changed = Buffer.from(file)
    changed[head + part + 3] = (changed[head + part + 3] ?? 0) ^ 1
    const swapped = Buffer.concat([
      file.subarray(0, head),
      file.subarray(head + part, head + 2 * part),
      file.subarray(head, head + part),
      file.subarray(head + 2 * part),
    ])
    for (const broken of [
      changed,
      swapped,
      file.subarray(0, head + 2 * part),
      file.subarray(0, 10),
      Buffer.alloc(0),
    ])
      await expect(opened(broken)).rejects.toThrow('damaged')
    await expect(opened(file, randomBytes(32))).rejects.toThrow('damaged')
  })
})
