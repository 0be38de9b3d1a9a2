import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlug, numberedSlug, slugOf } from './slug'

describe('slugOf', () => {
  it.each([
    ['903 Chestnut Street, Asheville, NC 28801', '903-chestnut-street-asheville'],
    ['12½ Rue de l’Église', '121-2-rue-de-l-eglise'],
    ['東京都', 'property'],
    ['', 'property'],
  ])('of %j is %j', (address, slug) => {
    expect(slugOf(address)).toBe(slug)
  })

  it('is always a slug, with a number or without', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 1, max: 9999 }), (address, attempt) => {
        expect(isSlug(numberedSlug(slugOf(address), attempt))).toBe(true)
      }),
    )
  })
})

describe('isSlug', () => {
  it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', '%00', 'a'.repeat(101)])('rejects %j', (text) => {
    expect(isSlug(text)).toBe(false)
  })
})
