import { expect, test } from 'vitest'
import { matchReplacements } from './match-replacements'

const photos = ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => ({ id: name, name }))
const match = (...names: string[]) =>
  matchReplacements(
    names.map((name) => ({ name })),
    photos,
  ).map(({ photoId, file }) => `${photoId} by ${file.name}`)

test('a file replaces the photo of the same name; the others follow in order', () => {
  expect(match('THREE.tif', 'new.jpg', 'one.jpg')).toEqual([
    'three.jpg by THREE.tif',
    'one.jpg by one.jpg',
    'two.jpg by new.jpg',
  ])
})

test('extra files replace nothing', () => {
  expect(match('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg')).toHaveLength(3)
})
