import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { coveredCents } from '@/lib/people/brokerages/rules/coverage'
import { balanceLineItems } from './amounts'
import { apportion } from './apportion'
import {
  type ShareSize,
  sizeShares,
  splitAmongPeople,
  splitCovered,
  splitLines,
  splitServices,
} from './split-bill'

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const amountOf = (lines: readonly { amountCents: number }[]) =>
  sumOf(lines.map(({ amountCents }) => amountCents))
const taxOf = (lines: readonly { taxCents: number }[]) => sumOf(lines.map(({ taxCents }) => taxCents))

const item = fc.record({
  kind: fc.constant('SERVICE' as const),
  description: fc.constant('Photo Shoot'),
  amountCents: fc.integer({ min: 0, max: 900_000 }),
  taxable: fc.boolean(),
})
const component = fc.record({
  name: fc.constant('Tax'),
  rateThousandths: fc.integer({ min: 1, max: 12_000 }),
})

/** The taxed lines of a sale, with an agreed discount or addition. */
const bill = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 8 }),
    agreedPercent: fc.integer({ min: 0, max: 130 }),
    isIncluded: fc.boolean(),
    components: fc.array(component, { maxLength: 3 }),
  })
  .map(({ items, agreedPercent, ...terms }) =>
    taxLines(balanceLineItems(items, Math.round((amountOf(items) * agreedPercent) / 100)), terms),
  )
  .filter((lines) => amountOf(lines) > 0)

const size: fc.Arbitrary<ShareSize> = fc.oneof(
  fc.record({ basisPoints: fc.integer({ min: 1, max: 6_000 }) }),
  fc.record({ cents: fc.integer({ min: 1, max: 500_000 }) }),
)
/** Two to five payers. */
const sizes = fc.array(size, { minLength: 1, maxLength: 4 })

describe('sizeShares', () => {
  it('leaves the rest to the client, to the cent', () => {
    expect(sizeShares(49_800, [{ basisPoints: 4_000 }])).toEqual([29_880, 19_920])
    expect(sizeShares(10_001, [{ basisPoints: 5_000 }, { cents: 2_500 }])).toEqual([2_501, 5_000, 2_500])
    expect(sizeShares(100, [{ basisPoints: 3_333 }, { basisPoints: 3_333 }])).toEqual([34, 33, 33])
    expect(sizeShares(100, [{ basisPoints: 10_000 }])).toEqual([0, 100])
  })

  it('rejects shares of more than the bill, or of nothing', () => {
    expect(sizeShares(100, [{ basisPoints: 6_000 }, { cents: 41 }])).toBeNull()
    expect(sizeShares(100, [{ cents: 0 }])).toBeNull()
    expect(sizeShares(100, [{ basisPoints: 1 }])).toBeNull()
    expect(sizeShares(100, [{ basisPoints: 5_000 }, { basisPoints: 1 }])).toBeNull()
    expect(sizeShares(0, [{ basisPoints: 5_000 }])).toBeNull()
  })

  it('makes and loses no cent, and respects fixed amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), sizes, (cents, all) => {
        const parts = sizeShares(cents, all)
        fc.pre(parts !== null)
        expect(sumOf(parts)).toBe(cents)
        for (const [index, one] of all.entries()) {
          const part = parts[index + 1] ?? 0
          if ('cents' in one) expect(part).toBe(one.cents)
          else expect(Math.abs(part - (cents * one.basisPoints) / 10_000)).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('splitLines', () => {
  it('adds up by line and by payer, and turns no sign', () => {
    fc.assert(
      fc.property(bill, sizes, (lines, all) => {
        const cents = sizeShares(amountOf(lines), all)
        fc.pre(cents !== null)
        const payers = splitLines(lines, cents)
        expect(payers.map(amountOf)).toEqual(cents)
        for (const [payer, own] of payers.entries()) {
          const exactTax = (taxOf(lines) * (cents[payer] ?? 0)) / amountOf(lines)
          expect(Math.abs(taxOf(own) - exactTax)).toBeLessThan(1)
        }
        for (const [row, line] of lines.entries()) {
          const own = payers.flatMap((payer) => payer[row] ?? [])
          expect([amountOf(own) - line.amountCents, taxOf(own) - line.taxCents]).toEqual([0, 0])
          for (const part of own) {
            // As the database checks it: the tax has the amount's sign and is within it.
            const tax = part.taxCents * Math.sign(part.amountCents)
            expect(tax >= 0 && tax <= Math.abs(part.amountCents)).toBe(true)
            expect(Math.sign(part.amountCents) * Math.sign(line.amountCents)).toBeGreaterThanOrEqual(0)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('splits lines that cancel out', () => {
    const line = (amountCents: number) => ({ amountCents, taxCents: 0, taxes: [] })
    const [own = [], others = []] = splitLines([line(500), line(-500), line(100)], [60, 40])
    expect([amountOf(own), amountOf(others)]).toEqual([60, 40])
  })
})

describe('apportion', () => {
  it('moves a cent between rows where the largest rests alone would not add up', () => {
    const rows = [1, 1, 1]
    const cells = apportion(rows, [1, 1, 1])
    expect(cells.map(sumOf)).toEqual(rows)
    expect([0, 1, 2].map((column) => sumOf(cells.map((row) => row[column] ?? 0)))).toEqual([1, 1, 1])
  })
})

describe('splitServices', () => {
  const sold = { taxCents: 0, taxes: [] }

  it('leaves the other services to the client', () => {
    const lines = [
      { ...sold, serviceId: 'photo', amountCents: 29_900 },
      { ...sold, serviceId: 'drone', amountCents: 19_900 },
      { ...sold, serviceId: 'drone', amountCents: -1_990 },
    ]
    const [own, theirs] = splitServices(lines, 8_955, ['drone'])
    expect(own?.map(({ amountCents }) => amountCents)).toEqual([29_900, 9_950, -995])
    expect(theirs?.map(({ amountCents }) => amountCents)).toEqual([0, 9_950, -995])
  })

  it('splits all lines alike if those of the services have more tax than amount', () => {
    const taxed = { taxCents: 2_000, taxes: [{ taxCents: 2_000 }] }
    const lines = [
      { ...taxed, serviceId: 'drone', amountCents: 12_000 },
      { ...sold, serviceId: 'drone', amountCents: -11_000 },
      { ...sold, serviceId: 'photo', amountCents: 29_000 },
    ]
    const parts = splitServices(lines, 500, ['drone'])
    expect(parts.map(amountOf)).toEqual([29_500, 500])
    expect(parts.map(taxOf)).toEqual([1_967, 33])
  })

  it('splits all lines alike if a discount leaves the client more tax than amount', () => {
    const taxed = (taxCents: number) => ({ taxCents, taxes: [{ taxCents }] })
    const lines = [
      { ...sold, serviceId: 'drone', amountCents: 40_000 },
      { ...taxed(4_000), serviceId: 'photo', amountCents: 44_000 },
      { ...sold, serviceId: 'photo', amountCents: -42_000 },
    ]
    const parts = splitServices(lines, 40_000, ['drone'])
    expect(parts.map(amountOf)).toEqual([2_000, 40_000])
    expect(parts.map(taxOf)).toEqual([190, 3_810])
  })

  it('makes and loses no cent, of any line, its tax, or the part', () => {
    const withServices = fc.tuple(bill, fc.infiniteStream(fc.constantFrom('photo', 'drone', null)))
    fc.assert(
      fc.property(withServices, fc.nat(10_000), ([taxed, services], basisPoints) => {
        const lines = taxed.map((line) => ({ ...line, serviceId: services.next().value ?? null }))
        const covered = amountOf(lines.filter(({ serviceId }) => serviceId === 'drone'))
        const cents = Math.floor((Math.max(0, Math.min(covered, amountOf(lines))) * basisPoints) / 10_000)
        fc.pre(cents > 0)
        const [own = [], theirs = []] = splitServices(lines, cents, ['drone'])
        expect(amountOf(theirs)).toBe(cents)
        for (const [row, line] of lines.entries()) {
          const parts = [own[row], theirs[row]].flatMap((part) => (part ? [part] : []))
          expect([amountOf(parts), taxOf(parts)]).toEqual([line.amountCents, line.taxCents])
        }
      }),
    )
  })
})

describe('a bill of a brokerage, of people, and of who paid in advance', () => {
  const brokerage = {
    kind: 'brokerage' as const,
    brokerageId: 'oak',
    name: 'Bea Books',
    email: 'bea@oak.test',
    isCollected: false,
    dueOn: null,
    isOnTerms: false,
    isOverLimit: false,
  }
  const person = { kind: 'person' as const, name: 'Sam Seller', email: 'sam@seller.test' }
  const withServices = fc.tuple(bill, fc.infiniteStream(fc.constantFrom('photo', 'drone', null)))
  const serviceIds = fc.constantFrom([], ['drone'])

  it('takes the brokerage’s part off everything; people share what is left to pay, to the cent', () => {
    fc.assert(
      fc.property(
        withServices,
        serviceIds,
        fc.nat(10_000),
        fc.array(size, { maxLength: 4 }),
        fc.nat(10_000),
        ([taxed, services], chosen, basisPoints, all, prepaidPoints) => {
          const lines = taxed.map((line) => ({ ...line, serviceId: services.next().value ?? null }))
          const coverage = { basisPoints, capCents: null, serviceIds: chosen }
          const cents = coveredCents(coverage, lines)
          const covered = cents > 0 ? { cents, payer: brokerage, serviceIds: chosen } : undefined
          const restCents = amountOf(lines) - cents
          const prepaidCents = Math.floor((restCents * prepaidPoints) / 10_000)
          const [rest = [], ...theirs] = splitCovered(lines, covered) ?? []
          const people = all.map((one) => ({ ...one, payer: person }))
          const [own = [], ...others] = splitAmongPeople(rest, people, prepaidCents) ?? []
          fc.pre(own.length > 0)
          const payers = [own, ...theirs, ...others]
          const dueCents = restCents - prepaidCents
          const [dueOfClient = 0, ...due] = all.length === 0 ? [dueCents] : (sizeShares(dueCents, all) ?? [])
          expect(amountOf(own) - prepaidCents).toBe(dueOfClient)
          expect(payers.slice(1).map(amountOf)).toEqual([...(covered ? [cents] : []), ...due])
          for (const payer of payers) expect(taxOf(payer) >= 0 && taxOf(payer) <= amountOf(payer)).toBe(true)
          for (const [row, line] of lines.entries()) {
            const parts = payers.flatMap((payer) => payer[row] ?? [])
            expect([amountOf(parts), taxOf(parts)]).toEqual([line.amountCents, line.taxCents])
          }
        },
      ),
    )
  })

  it('is impossible for more than what the brokerage, a deposit and credit leave', () => {
    const lines = [{ amountCents: 10_000, taxCents: 0, taxes: [], serviceId: null }]
    const covered = { cents: 10_000, payer: brokerage }
    expect(splitCovered(lines, { ...covered, cents: 10_001 })).toBeNull()
    const [none = []] = splitCovered(lines, covered) ?? []
    expect(splitAmongPeople(none, [{ basisPoints: 5_000, payer: person }], 0)).toBeNull()
    const [rest = []] = splitCovered(lines, { ...covered, cents: 6_000 }) ?? []
    expect(splitAmongPeople(rest, [{ cents: 4_001, payer: person }], 0)).toBeNull()
    expect(splitAmongPeople(rest, [{ cents: 3_001, payer: person }], 1_000)).toBeNull()
    expect(splitAmongPeople(rest, [{ cents: 3_000, payer: person }], 1_000)?.map(amountOf)).toEqual([
      1_000, 3_000,
    ])
  })
})
