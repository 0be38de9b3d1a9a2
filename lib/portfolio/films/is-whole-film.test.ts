import { expect, test } from 'vitest'
import { makeBox, makeFilm } from './film.fixture'
import { isWholeFilm } from './is-whole-film'

const ftyp = makeBox('ftyp', 'isom\0\0\x02\0isom')
const moov = makeBox('moov', Buffer.alloc(900))
const mdat = makeBox('mdat', Buffer.alloc(20_000))
const fragment = [makeBox('moof', Buffer.alloc(80)), makeBox('mdat', Buffer.alloc(6_000))]

function checkFilm(...boxes: Uint8Array[]) {
  const file = Buffer.concat(boxes)
  let reads = 0
  const whole = isWholeFilm(file.length, async (from, to) => {
    expect([from >= 0, to <= file.length, to > from]).toEqual([true, true, true])
    reads += 1
    return file.subarray(from, to)
  })
  return whole.then((isWhole) => ({ isWhole, reads }))
}
const isWhole = async (...boxes: Uint8Array[]) => (await checkFilm(...boxes)).isWhole

/** A box whose length stands in 8 bytes, as a camera writes films of any length. */
function longBox(type: string, body: Uint8Array) {
  const header = Buffer.alloc(16)
  header.writeUInt32BE(1)
  header.write(type, 4)
  header.writeBigUInt64BE(BigInt(body.length + 16), 8)
  return Buffer.concat([header, body])
}
/** The last box of a film that was written as it was recorded: to the end of the file. */
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
])('a film is whole: %s', async (_, boxes) => {
  expect(await isWhole(...boxes)).toBe(true)
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
])('a film is not whole: %s', async (_, boxes) => {
  expect(await isWhole(...boxes)).toBe(false)
})

test('only headers are read, and of a film in very many pieces only so many', async () => {
  expect(await checkFilm(makeFilm(Buffer.alloc(5_000_000)))).toEqual({ isWhole: true, reads: 2 })
  const pieces = Array.from({ length: 1_000 }, () => fragment).flat()
  expect(await checkFilm(ftyp, moov, ...pieces)).toEqual({ isWhole: true, reads: 200 })
})
