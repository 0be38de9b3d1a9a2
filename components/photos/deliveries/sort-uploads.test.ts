import { expect, test } from 'vitest'
import { createPhotoQueue } from './photo-queue'
import { findTimeTaken, sortByName } from './sort-uploads'

const head = (text: string) => new TextEncoder().encode(text).buffer

test('names are sorted with their numbers in natural order', () => {
  const queue = createPhotoQueue(() => new Promise(() => {}))
  queue.add(
    ['DSC_10.jpg', 'DSC_9.jpg', 'DSC_100.jpg'].map((name) => new File([name], name)),
    'PHOTO_ORIGINAL',
  )
  const nameOf = (id: string) => queue.read().find((upload) => upload.id === id)?.name
  expect(sortByName(queue.read()).map(nameOf)).toEqual(['DSC_9.jpg', 'DSC_10.jpg', 'DSC_100.jpg'])
})

test('the earliest time in a picture is when it was taken', () => {
  const exported = 'Exif\0\0..2026:06:20 18:00:00\0..2026:06:12 09:30:15\0..'
  expect(findTimeTaken(head(exported))).toBe(Date.UTC(2026, 5, 12, 9, 30, 15))
})

test('a picture without a time, or with an empty one, has no time taken', () => {
  expect(findTimeTaken(head('no time here'))).toBeNull()
  expect(findTimeTaken(head('0000:00:00 00:00:00\0'))).toBeNull()
})
