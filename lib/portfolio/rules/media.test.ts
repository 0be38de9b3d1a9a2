import { describe, expect, test } from 'vitest'
import { describeLoss, describeMedia } from '@/lib/portfolio/words'
import {
  chooseCover,
  coverFirst,
  fileSizeError,
  mediaKind,
  portfolioFileAddress,
  portfolioFileKey,
} from './media'

describe('addresses', () => {
  test('a key is parsed from its address', () => {
    for (const key of ['abc123', 'a-b_c.jpg', 'with space', 'ä/ö?x=1']) {
      expect(portfolioFileKey(portfolioFileAddress(key))).toBe(key)
    }
  })

  test.each([
    '',
    'https://elsewhere.test/api/portfolio/abc',
    '/api/photos/abc',
    '/api/portfolio/',
    '/api/portfolio/a/../b',
    '/api/portfolio/%E0%A4%A',
    'javascript:alert(1)',
  ])('%j is no address of a portfolio file', (address) => {
    expect(portfolioFileKey(address)).toBeNull()
  })
})

describe('cover', () => {
  test('is the starred image, else the first', () => {
    expect(chooseCover(['a', 'b'], 'b')).toBe('b')
    expect(chooseCover(['a', 'b'], null)).toBe('a')
    expect(chooseCover(['a', 'b'], 'gone')).toBe('a')
    expect(chooseCover([], 'b')).toBeNull()
  })

  test('comes first; the others keep their order', () => {
    expect(coverFirst(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
    expect(coverFirst(['a', 'b'], null)).toEqual(['a', 'b'])
  })
})

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
