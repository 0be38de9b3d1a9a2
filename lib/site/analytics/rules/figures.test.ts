import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeAgainst, clickRate, clientsPerPhotographer, shareOf } from './figures'

describe('ratios', () => {
  it('are zero when there is nothing to divide by', () => {
    expect(clickRate(0, 0)).toBe(0)
    expect(clickRate(5, 0)).toBe(0)
    expect(shareOf(0, 0)).toBe(0)
    expect(clientsPerPhotographer(28, 0)).toBe(0)
  })

  it('are rounded: the rate to one decimal, the others to whole numbers', () => {
    expect(clickRate(1_227, 4_003)).toBe(30.7)
    expect(shareOf(28, 30)).toBe(93)
    expect(clientsPerPhotographer(28, 2)).toBe(14)
    expect(clientsPerPhotographer(5, 2)).toBe(3)
  })

  it('are always finite', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        for (const ratio of [clickRate(one, other), shareOf(one, other), clientsPerPhotographer(one, other)])
          expect(Number.isFinite(ratio)).toBe(true)
      }),
    )
  })
})

describe('changeAgainst', () => {
  it.each([
    [100, 112, '+12%'],
    [100, 100, '0%'],
    [100, 91, '-9%'],
    [100, 0, '-100%'],
    [0, 5, null],
    [0, 0, null],
  ])('from %i to %i is %j', (before, current, text) => {
    expect(changeAgainst(before, current)).toBe(text)
  })
})
