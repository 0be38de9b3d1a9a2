import { expect, test } from 'vitest'
import { type CheckedPhoto, findFlags, flagKey } from './find-flags'

const hashes = ['0000000000000000', 'ffff0000ffff0000', '00ffff00ff00ff00']

const photo = (
  id: string,
  hash = hashes[0] ?? '',
  changes: Partial<CheckedPhoto['measures']> = {},
): CheckedPhoto => ({
  id,
  digest: null,
  measures: { luminance: 120, sharpness: 400, hash, ...changes },
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
      photo('soft', hashes[1], { sharpness: 3 }),
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
  expect(findFlags([{ id: 'raw', digest: null, measures: null }])).toEqual([])
})

test('the key of a flag depends on its photos, not on their order', () => {
  const flag = { kind: 'ALIKE' as const, bestId: null }
  expect(flagKey({ ...flag, ids: ['a', 'b'] })).toBe(flagKey({ ...flag, ids: ['b', 'a'] }))
})
