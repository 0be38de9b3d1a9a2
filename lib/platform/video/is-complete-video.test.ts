import { expect, test } from 'vitest'
import { isCompleteVideo } from './is-complete-video'
import { makeBox, makeVideo } from './video.fixture'

const ftyp = makeBox('ftyp', 'isom\0\0\x02\0isom')
const moov = makeBox('moov', Buffer.alloc(900))
const mdat = makeBox('mdat', Buffer.alloc(20_000))
const fragment = [makeBox('moof', Buffer.alloc(80)), makeBox('mdat', Buffer.alloc(6_000))]

function check(...boxes: Uint8Array[]) {
  const file = Buffer.concat(boxes)
  let reads = 0
  const whole = isCompleteVideo(file.length, async (from, to) => {
    expect([from >= 0, to <= file.length, to > from]).toEqual([true, true, true])
    reads += 1
    return file.subarray(from, to)
  })
  return whole.then((isComplete) => ({ isComplete, reads }))
}
const isComplete = async (...boxes: Uint8Array[]) => (await check(...boxes)).isComplete

/** A box with an 8-byte length, as cameras write for videos of unknown length. */
function longBox(type: string, body: Uint8Array) {
  const header = Buffer.alloc(16)
  header.writeUInt32BE(1)
  header.write(type, 4)
  header.writeBigUInt64BE(BigInt(body.length + 16), 8)
  return Buffer.concat([header, body])
}
/** A last box that extends to the end of the file, as in a stream recording. */
const openEnded = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('mdat'), Buffer.alloc(300)])

test.each([
  ['index first', [ftyp, moov, mdat]],
  ['index last, as a camera writes it', [ftyp, makeBox('free'), mdat, moov]],
  ['an old MOV without a type box', [makeBox('wide'), mdat, moov]],
  ['pictures of a length in 8 bytes', [ftyp, longBox('mdat', Buffer.alloc(9_000)), moov]],
  ['pictures to the end of the file', [ftyp, moov, openEnded]],
  ['in fragments, as a browser records', [ftyp, moov, ...fragment, ...fragment, makeBox('mfra')]],
  ['with a few bytes behind the last box', [ftyp, mdat, moov, Buffer.alloc(4)]],
  ["with a camera's own note behind the last box", [ftyp, mdat, moov, Buffer.alloc(60, 7)]],
])('a video is complete: %s', async (_, boxes) => {
  expect(await isComplete(...boxes)).toBe(true)
})

test.each([
  ['its type alone', [ftyp]],
  ['cut in its pictures', [ftyp, moov, mdat.subarray(0, 9_000)]],
  ['cut before its index', [ftyp, mdat]],
  ['cut in its index', [ftyp, mdat, moov.subarray(0, 500)]],
  ['cut in a fragment', [ftyp, moov, ...fragment, Buffer.concat(fragment).subarray(0, 3_000)]],
  ['cut in a long length', [ftyp, moov, longBox('mdat', Buffer.alloc(50)).subarray(0, 12)]],
  ['without pictures', [ftyp, moov]],
  ['a length shorter than its own header', [ftyp, moov, mdat, Buffer.from('\0\0\0\x04free', 'latin1')]],
  ['something else behind its type', [ftyp, Buffer.alloc(500, 7), moov, mdat]],
])('a video is incomplete: %s', async (_, boxes) => {
  expect(await isComplete(...boxes)).toBe(false)
})

test('reads only headers, and only a limited number of them in a fragmented file', async () => {
  expect(await check(makeVideo(Buffer.alloc(5_000_000)))).toEqual({ isComplete: true, reads: 2 })
  const pieces = Array.from({ length: 1_000 }, () => fragment).flat()
  expect(await check(ftyp, moov, ...pieces)).toEqual({ isComplete: true, reads: 200 })
})
