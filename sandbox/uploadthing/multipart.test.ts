import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundaryOf, MalformedForm, readFileField } from './multipart'

const boundary = 'cut-here'
// Bytes with many partial delimiters, which is where streaming parsers fail.
const content = fc
  .array(
    fc.constantFrom(
      '\r',
      '\n',
      '-',
      '--',
      '\r\n',
      '\r\n--',
      '\r\n--cut',
      '\r\n--cut-her',
      'cut-here',
      'a',
      '\0',
    ),
  )
  .map((pieces) => Buffer.from(pieces.join('')))
  .filter((bytes) => !bytes.includes(`\r\n--${boundary}`))

function formOf(bytes: Buffer) {
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nfirst\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n`),
    Buffer.from('Content-Type: image/jpeg\r\n\r\n'),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}

async function* inChunks(body: Buffer, sizes: number[]) {
  let at = 0
  for (let chunkIndex = 0; at < body.length; chunkIndex += 1) {
    const size = sizes[chunkIndex % sizes.length] ?? 1
    yield body.subarray(at, at + size)
    at += size
  }
}

async function read(body: Buffer, sizes: number[]) {
  const chunks: Buffer[] = []
  for await (const chunk of readFileField(inChunks(body, sizes), boundary)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

describe('readFileField', () => {
  it('returns the same bytes however the body is split', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(content, sizes, async (bytes, cuts) => {
        expect(await read(formOf(bytes), cuts)).toEqual(bytes)
      }),
    )
  })

  it('rejects every truncated form', async () => {
    const form = formOf(Buffer.from('abc'))
    for (let length = 0; length < form.length - 2; length += 1) {
      await expect(read(form.subarray(0, length), [7])).rejects.toThrow(MalformedForm)
    }
  })

  it('rejects part headers without an end', async () => {
    const endless = Buffer.concat([Buffer.from(`--${boundary}\r\nX: `), Buffer.alloc(20_000, 'x')])
    await expect(read(endless, [1000])).rejects.toThrow('too long')
  })
})

describe('boundaryOf', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
    ['image/jpeg', undefined],
    [undefined, undefined],
  ])('%s -> %s', (contentType, boundaryName) => {
    expect(boundaryOf(contentType)).toBe(boundaryName)
  })
})
