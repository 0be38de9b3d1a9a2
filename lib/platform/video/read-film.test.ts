import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFilm } from './read-film'
import { makeBox, makeVideo } from './video.fixture'

/** Ten seconds of H.264 without sound. */
const film = readFileSync('prisma/seed/pictures/properties/pavilion/film.mp4')

const read = (bytes: Uint8Array) =>
  readFilm(bytes.byteLength, async (from, to) => new Uint8Array(bytes.subarray(from, to)))

test('says how long and large a film is, from a small part of it', async () => {
  let bytesRead = 0
  const found = await readFilm(film.byteLength, async (from, to) => {
    bytesRead += to - from
    return new Uint8Array(film.subarray(from, to))
  })
  expect(found).toEqual({ durationMs: 10_000, width: 1280, height: 720, hasSound: false, isPlayable: true })
  expect(bytesRead).toBeLessThan(film.byteLength / 4)
})

test.each([
  ['nothing', new Uint8Array()],
  ['text', Buffer.from('Not a film, and long enough to look like one.')],
  ['boxes without tracks', makeVideo()],
  ['a box that claims to be longer than the file', makeBox('moov', '\xff\xff\xff\xfftrak')],
  ['its first bytes', film.subarray(0, 2000)],
])('%s is no film', async (_what, bytes) => {
  expect(await read(bytes)).toBeNull()
})

test('tables that name billions of pictures are no film, found at once', async () => {
  const places = { stts: 12, ctts: 12, stsc: 16 }
  for (const [table, place] of Object.entries(places)) {
    const damaged = Buffer.from(film.subarray(0, 60_000))
    damaged.writeUInt32BE(0x7fff_ffff, film.indexOf(table) + place)
    expect(await read(damaged), table).toBeNull()
  }
})

test('damaged bytes are a film or none, and never an error', async () => {
  const head = film.subarray(0, 60_000)
  await fc.assert(
    fc.asyncProperty(fc.nat(head.length - 1), fc.nat(255), async (place, value) => {
      const damaged = Uint8Array.from(head)
      damaged[place] = value
      await read(damaged)
    }),
    { numRuns: 60 },
  )
})

test('an error of storage is passed on', async () => {
  const failing = readFilm(1000, async () => {
    throw new Error('storage is down')
  })
  await expect(failing).rejects.toThrow('storage is down')
})
