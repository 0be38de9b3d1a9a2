import { expect, test } from 'vitest'
import type { Picture } from '@/lib/site/portfolio/schema'
import { fallbackSource, sourceSet } from './picture-sources'

function pictureOf(widths: number[]): Picture {
  const placeholder = 'data:image/webp;base64,AA=='
  const width = widths.at(-1) ?? 0
  const fallbackWidth = Math.min(width, 960)
  return {
    address: '/api/portfolio/key',
    width,
    height: 800,
    placeholder,
    widths,
    fallbackWidth,
    hasCut: true,
  }
}

test('offers every width up to the given one', () => {
  expect(sourceSet(pictureOf([480, 960, 1600, 2400]), 'avif', 1600)).toBe(
    '/api/portfolio/key/480.avif 480w, /api/portfolio/key/960.avif 960w, /api/portfolio/key/1600.avif 1600w',
  )
})

test('always offers the smallest width', () => {
  expect(sourceSet(pictureOf([700]), 'webp', 480)).toBe('/api/portfolio/key/700.webp 700w')
})

test('falls back to the uncropped JPEG', () => {
  expect(fallbackSource(pictureOf([480, 960, 1600]))).toBe('/api/portfolio/key/960.jpg')
})
