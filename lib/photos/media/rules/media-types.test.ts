import { expect, test } from 'vitest'
import { documentByteLimit, filmByteLimit } from '@/lib/photos/media/limits'
import { isMediaName, mediaKind, mediaSizeError } from './media-types'

test.each([
  ['video/mp4', 'FILM'],
  ['video/quicktime', 'FILM'],
  ['video/webm', 'FILM'],
  ['application/pdf', 'DOCUMENT'],
  ['image/jpeg', null],
  ['video/x-msvideo', null],
  [undefined, null],
])('%s is %s', (contentType, kind) => {
  expect(mediaKind(contentType)).toBe(kind)
})

test('a film or document is known by its ending, in any case', () => {
  expect(['House tour.MP4', 'a.mov', 'Plan.PDF', 'a.webm'].filter(isMediaName)).toHaveLength(4)
  expect(['kitchen.jpg', 'mp4', 'film.avi', 'film.mp4.txt'].filter(isMediaName)).toEqual([])
})

test('each kind has a limit of its own', () => {
  expect(mediaSizeError({ name: 'a.mp4', size: filmByteLimit })).toBeNull()
  expect(mediaSizeError({ name: 'a.mp4', size: filmByteLimit + 1 })).toBe('Larger than 20 GB')
  expect(mediaSizeError({ name: 'a.pdf', size: documentByteLimit + 1 })).toBe('Larger than 100 MB')
  expect(mediaSizeError({ name: 'a.pdf', size: 0 })).toBe('The file is empty')
})
