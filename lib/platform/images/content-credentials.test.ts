import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasContentCredentials } from './content-credentials'
import { manifestSegment, withSegments } from './content-credentials.fixture'

let jpeg: Buffer

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 24, height: 16, channels: 3, background: '#3060a0' } })
    .withExif({ IFD0: { Model: 'Test camera' } })
    .jpeg()
    .toBuffer()
})

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

describe('Content Credentials are found', () => {
  test.each([
    ['first', () => withSegments(jpeg, manifestSegment())],
    ['with a long box', () => withSegments(jpeg, manifestSegment({ isLong: true }))],
    ['behind large notes', () => withSegments(jpeg, segment(0xe1, Buffer.alloc(65_000)), manifestSegment())],
    [
      'behind other boxes',
      () => withSegments(jpeg, manifestSegment({ type: 'a'.repeat(32) }), manifestSegment()),
    ],
    ['behind fill bytes', () => withSegments(jpeg, Buffer.from([0xff, 0xff]), manifestSegment())],
  ])('%s', (_where, make) => expect(hasContentCredentials(make())).toBe(true))
})

describe('none are found', () => {
  test.each([
    ['in a plain JPEG', () => jpeg],
    ['in another box', () => withSegments(jpeg, manifestSegment({ type: '0'.repeat(32) }))],
    ['in a segment of another kind', () => withSegments(jpeg, segment(0xe1, manifestSegment().subarray(4)))],
    ['after the picture', () => Buffer.concat([jpeg, manifestSegment()])],
    ['in a segment without a length', () => withSegments(jpeg, Buffer.from([0xff, 0xeb, 0, 0]))],
    ['in a PNG', () => Buffer.from('\x89PNG\r\n\x1a\nc2pa', 'latin1')],
    ['in nothing', () => Buffer.alloc(0)],
  ])('%s', (_where, make) => expect(hasContentCredentials(make())).toBe(false))

  test('in a head that ends anywhere before them', () => {
    const whole = withSegments(jpeg, manifestSegment())
    for (let end = 0; end < 44; end += 1) expect(hasContentCredentials(whole.subarray(0, end))).toBe(false)
  })
})
