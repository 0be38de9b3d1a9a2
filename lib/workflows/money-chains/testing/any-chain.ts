import fc from 'fast-check'
import type { Terms } from './terms'

const cents = (min: number, max: number) => fc.integer({ min, max })
/** One of so many has it. */
const oneOf = <T>(many: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: many - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => oneOf(2, arbitrary)

const anyCoverage = fc.record({
  basisPoints: fc.constantFrom(2_500, 3_333, 10_000),
  capCents: maybe(cents(500, 30_000)),
  isSecondOnly: fc.boolean(),
  paysMonthly: fc.boolean(),
})

const anyPayers = fc.oneof(
  fc.constant({ coverage: null, sharePercent: null }),
  fc.record({ coverage: anyCoverage, sharePercent: fc.constant(null) }),
  fc.record({ coverage: fc.constant(null), sharePercent: cents(1, 100) }),
  // What is paid of one service only can't be computed from sums once the rest is split.
  fc.record({
    coverage: anyCoverage.map((coverage) => ({ ...coverage, isSecondOnly: false })),
    sharePercent: cents(1, 100),
  }),
)

const anyTerms: fc.Arbitrary<Terms> = anyPayers.chain((payers) =>
  fc.record({
    sharePercent: fc.constant(payers.sharePercent),
    coverage: fc.constant(payers.coverage),
    prices: fc.tuple(cents(1_000, 60_000), cents(1_000, 40_000)),
    coupon: maybe(fc.oneof(fc.record({ percent: cents(1, 90) }), fc.record({ cents: cents(1, 20_000) }))),
    rates: fc.tuple(fc.constantFrom(0, 6_000, 7_000, 8_875), fc.constantFrom(0, 1_250, 2_500)),
    includesTax: fc.boolean(),
    depositPercent: fc.constantFrom(0, 0, 10, 25, 50),
    creditCents: fc.constantFrom(0, 0, 4_111, 20_000),
    extraCents: fc.constantFrom(0, 0, 999, 12_345),
    choice: oneOf(4, fc.record({ included: cents(0, 4), extraCents: cents(100, 3_000) })),
    feeCents: oneOf(7, cents(50, 20_000)),
  }),
)

export type GeneratedChain = typeof anyChain extends fc.Arbitrary<infer Chain> ? Chain : never

/** A booking on any terms, and up to six steps after it. */
export const anyChain = fc.record({
  terms: anyTerms,
  choices: fc.array(fc.record({ pick: fc.nat(1_000), size: cents(1, 100) }), { minLength: 4, maxLength: 7 }),
})
