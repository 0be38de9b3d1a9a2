import { expect, test } from 'vitest'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import type { ProfileValues } from '@/lib/photos/mls/schema/profiles'
import { estimateBytes } from './estimate-bytes'
import { preflight } from './preflight'
import { presets } from './presets'

const photo: MlsPhoto = {
  id: 'a',
  name: 'a.jpg',
  isWaiting: false,
  width: 4096,
  height: 2048,
  bytes: 8_000_000,
  webBytes: 800_000,
  contentType: 'image/jpeg',
  room: null,
  caption: '',
  alterations: [],
  unalteredPhotoId: null,
}

function estimate(changes: Partial<MlsPhoto>, values: Partial<ProfileValues> = {}) {
  const { universal } = presets
  if (!universal) throw new Error('no universal preset')
  const profile = { ...universal, values: { ...universal.values, ...values } }
  const [entry] = preflight([{ ...photo, ...changes }], profile).entries
  return entry && estimateBytes(entry)
}

test('a file has the size of the web variant at the same size, and less at a smaller one', () => {
  expect(estimate({})).toBe(800_000)
  expect(estimate({}, { maxWidth: 1024, maxHeight: 768 })).toBe(200_000)
})

test('white bars take no space, a cropped part its share', () => {
  const shape = { aspectWidth: 1, aspectHeight: 1 }
  const box = { maxWidth: 2048, maxHeight: 2048 }
  expect(estimate({}, { ...box, ...shape, aspectMethod: 'PAD' })).toBe(800_000)
  expect(estimate({}, { ...box, ...shape, aspectMethod: 'CROP' })).toBe(1_600_000)
})

test("a file is no larger than the board's limit, and measured by the original without a web variant", () => {
  expect(estimate({}, { maxKilobytes: 125 })).toBe(125_000)
  expect(estimate({ webBytes: null })).toBe(2_000_000)
})
