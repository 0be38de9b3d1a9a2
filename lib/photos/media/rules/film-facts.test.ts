import { expect, test } from 'vitest'
import { formatDuration, nameOfSize } from './film-facts'
import { playedVariants } from './media-address'

test.each([
  [84_000, '1:24'],
  [9_600, '0:10'],
  [200, '0:01'],
  [3_600_000, '1:00:00'],
  [3_725_000, '1:02:05'],
])('%i ms are %s', (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text)
})

test.each([
  [3840, 2160, '4K'],
  [2160, 3840, '4K'],
  [7680, 4320, '8K'],
  [1920, 1080, '1080p'],
  [1280, 720, '720p'],
])('%i × %i is %s', (width, height, name) => {
  expect(nameOfSize({ width, height })).toBe(name)
})

test('renditions are played before the film as it was delivered, and nothing that browsers cannot play', () => {
  expect(playedVariants(['POSTER', 'PREVIEW', 'HD', 'FULL_HD'], true)).toEqual(['full-hd', 'hd'])
  expect(playedVariants(['POSTER', 'PREVIEW', 'HD'], true)).toEqual(['play', 'hd'])
  expect(playedVariants(['HD'], false)).toEqual(['hd'])
  expect(playedVariants(['POSTER', 'PREVIEW'], false)).toEqual([])
})
