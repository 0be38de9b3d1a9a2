import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { makeActor } from '@/lib/auth/actor.fixture'
import { photoVariants } from '@/lib/photos/deliveries/schema/photos'
import { isExpiredFor, mayOpenFullPhotos, maySeeVariant } from './policy'

const client = makeActor('CLIENT')
const photographer = makeActor('PHOTOGRAPHER')

test('a gallery expires after its expiry date for clients, and never for photographers', () => {
  const lastDay = new Date('2026-06-12T00:00:00Z')
  expect(isExpiredFor(client, lastDay, '2026-06-12')).toBe(false)
  expect(isExpiredFor(client, lastDay, '2026-06-13')).toBe(true)
  expect(isExpiredFor(client, null, '2026-06-13')).toBe(false)
  expect(isExpiredFor(photographer, lastDay, '2026-06-13')).toBe(false)
})

test('full photos unlock after payment, and always for photographers', () => {
  expect(mayOpenFullPhotos(client, false)).toBe(false)
  expect(mayOpenFullPhotos(client, true)).toBe(true)
  expect(mayOpenFullPhotos(photographer, false)).toBe(true)
})

describe('maySeeVariant', () => {
  const full = { isPreview: false, isFull: true }
  const preview = { isPreview: true, isFull: true }
  const previewOnly = { isPreview: true, isFull: false }
  const marked = ['thumbnail', 'preview']
  const clean = ['tile', 'screen', 'panorama', 'web', 'print', 'original']
  const allowed = (who: Actor, photo: typeof full, unlocked: boolean) =>
    photoVariants.filter((variant) => maySeeVariant(who, { ...photo, unlocked }, variant))

  test.each([
    ['an unpaid client sees nothing of a full photo', client, full, false, []],
    ['an unpaid client sees the watermarked forms of a preview', client, preview, false, marked],
    ['a paid client sees all of a preview', client, preview, true, [...marked, ...clean]],
    ['a paid client sees the clean forms of a full photo', client, full, true, clean],
    ["payment doesn't unlock a preview that isn't a full photo", client, previewOnly, true, marked],
    ['a photographer sees full photos before payment', photographer, full, false, clean],
    ['a photographer sees all of a preview', photographer, preview, false, [...marked, ...clean]],
  ])('%s', (_name, who, photo, unlocked, expected) => {
    expect(allowed(who, photo, unlocked)).toEqual(expected)
  })
})
