import { expect, test } from 'vitest'
import { describeLoss, describeMedia } from '@/lib/site/portfolio/words'
import { fileSizeError, mediaKind } from './media'

test('describes media', () => {
  expect(describeMedia(8, 1)).toBe('8 photos, 1 video')
  expect(describeMedia(1, 0)).toBe('1 photo')
  expect(describeMedia(0, 2)).toBe('2 videos')
  expect(describeLoss(4, 0)).toBe('its 4 images')
  expect(describeLoss(1, 1)).toBe('its image and 1 video')
  expect(describeLoss(0, 2)).toBe('its 2 videos')
  expect(describeLoss(0, 0)).toBeNull()
})

test('accepts only images and videos, up to 100 MB', () => {
  expect(['image/jpeg', 'image/png', 'image/webp'].map(mediaKind)).toEqual(['image', 'image', 'image'])
  expect(['video/mp4', 'video/quicktime'].map(mediaKind)).toEqual(['video', 'video'])
  expect(['image/svg+xml', 'image/gif', 'text/html', undefined].map(mediaKind)).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(fileSizeError({ size: 0 })).toBe('This file is empty')
  expect(fileSizeError({ size: 100 * 1024 * 1024 })).toBeNull()
  expect(fileSizeError({ size: 100 * 1024 * 1024 + 1 })).toBe('Larger than 100 MB')
})
