import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckedPhoto, findFlags, flagKey, type PictureMeasures } from './find-flags'

const hashes = ['0000000000000000', 'ffff0000ffff0000', '00ffff00ff00ff00']

const photo = (id: string, hash = hashes[0] ?? '', changes: Partial<PictureMeasures> = {}): CheckedPhoto => ({
  id,
  digest: null,
  seconds: 1 / 60,
  measures: { luminance: 120, sharpness: 400, fineness: 1, hash, white: 0, tilt: null, ...changes },
})

test('copies of a file are flagged once, and the first is kept', () => {
  const copies = [photo('a'), photo('b')].map((each) => ({ ...each, digest: 'same' }))
  expect(findFlags([...copies, photo('c', hashes[1])])).toEqual([
    { kind: 'SAME', ids: ['a', 'b'], bestId: 'a' },
  ])
})

test('of pictures of one view the sharpest is kept', () => {
  const flags = findFlags([
    photo('a'),
    photo('b', '0000000000000003', { sharpness: 900 }),
    photo('c', hashes[1]),
  ])
  expect(flags).toEqual([{ kind: 'ALIKE', ids: ['a', 'b'], bestId: 'b' }])
})

test('a soft picture and a black one are flagged, and black ones are never alike', () => {
  expect(
    findFlags([
      photo('soft', hashes[1], { fineness: 0.15 }),
      photo('black', hashes[0], { luminance: 2, sharpness: 0 }),
      photo('black too', hashes[0], { luminance: 3, sharpness: 0 }),
      photo('good', hashes[2]),
    ]).map(({ kind, ids }) => [kind, ...ids]),
  ).toEqual([
    ['SOFT', 'soft'],
    ['DARK', 'black'],
    ['DARK', 'black too'],
  ])
})

test('a file that the browser cannot decode is never flagged', () => {
  expect(findFlags([{ id: 'raw', digest: null, measures: null, seconds: 1 }])).toEqual([])
})

test('white frames are flagged, and neither plans on white paper nor bright rooms', () => {
  const plan = { ...photo('plan', hashes[1], { white: 0.9 }), seconds: null }
  expect(
    findFlags([photo('blown', hashes[0], { white: 0.7 }), plan, photo('bright', hashes[2], { white: 0.4 })]),
  ).toEqual([{ kind: 'BLOWN', ids: ['blown'], bestId: null }])
})

test('a picture whose verticals lean by a degree is flagged with how far', () => {
  const flags = findFlags([
    photo('left', hashes[0], { tilt: -1 }),
    photo('level', hashes[1], { tilt: 0.2 }),
    photo('none', hashes[2], { tilt: null }),
  ])
  expect(flags).toEqual([{ kind: 'TILTED', ids: ['left'], bestId: null, tilt: -1 }])
})

const anyPhotos = fc
  .array(
    fc.record({
      luminance: fc.integer({ min: 0, max: 255 }),
      sharpness: fc.integer({ min: 0, max: 5000 }),
      fineness: fc.double({ min: 0, max: 2, noNaN: true }),
      hash: fc.constantFrom(...hashes, '0000000000000003'),
      white: fc.double({ min: 0, max: 1, noNaN: true }),
      tilt: fc.option(fc.double({ min: -6, max: 6, noNaN: true })),
      digest: fc.option(fc.constantFrom('one', 'other')),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(
      ({ digest, ...measures }, place): CheckedPhoto => ({
        id: `${place}`,
        measures,
        digest,
        seconds: 1,
      }),
    ),
  )

test('of photos that are flagged together, one stays, and without the others no copy is left', () => {
  fc.assert(
    fc.property(anyPhotos, (photos) => {
      const groups = findFlags(photos).filter(({ bestId }) => bestId !== null)
      for (const { ids, bestId } of groups) expect(ids).toContain(bestId)
      const extra = new Set(groups.flatMap(({ ids, bestId }) => ids.filter((id) => id !== bestId)))
      const next = findFlags(photos.filter(({ id }) => !extra.has(id)))
      expect(next.length).toBeLessThanOrEqual(findFlags(photos).length)
      expect(next.filter(({ kind }) => kind === 'SAME')).toEqual([])
    }),
  )
})

test('the key of a flag depends on its photos, not on their order', () => {
  const flag = { kind: 'ALIKE' as const, bestId: null }
  expect(flagKey({ ...flag, ids: ['a', 'b'] })).toBe(flagKey({ ...flag, ids: ['b', 'a'] }))
})
