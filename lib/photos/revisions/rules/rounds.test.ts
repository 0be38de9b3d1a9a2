import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextRound, roundTerms } from './rounds'

test('a booking has the most rounds and the highest price of its services', () => {
  expect(
    roundTerms([
      { revisionRounds: 1, extraRoundCents: 4_000 },
      { revisionRounds: 3, extraRoundCents: 2_500 },
    ]),
  ).toEqual({ revisionRounds: 3, extraRoundCents: 4_000 })
})

test('included rounds are free, and every further one has the same price', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), fc.nat(10_000), (sent, revisionRounds, extraRoundCents) => {
      const next = nextRound(sent, { revisionRounds, extraRoundCents })
      expect(next.number).toBe(sent + 1)
      expect(next.priceCents).toBe(sent < revisionRounds ? 0 : extraRoundCents)
      expect(next.left).toBe(Math.max(0, revisionRounds - sent))
    }),
  )
})
