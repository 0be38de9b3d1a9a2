import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeLine } from '@/lib/catalog/imports/imports.fixture'
import type { ServiceLine } from '@/lib/catalog/imports/schema'
import { gapText, importTexts, lineTexts } from '@/lib/catalog/imports/words'
import { toServiceValues } from '@/lib/catalog/services/rules/services'
import { repeatedLimitText, uncountedPhotosText } from '@/lib/catalog/services/words/editor'
import { formatCents } from '@/lib/platform/money/money'
import { readServices } from './read-services'

const read = (lines: readonly Partial<ServiceLine>[], known: string[] = []) =>
  readServices(
    lines.map((texts, row) => makeLine({ row, ...texts })),
    { currency: 'USD', isKnown: (name) => known.includes(name) },
  )
const valuesOf = (...lines: Partial<ServiceLine>[]) => {
  const { drafts } = read(lines)
  return drafts.map(toServiceValues)
}
const problemsOf = (...lines: Partial<ServiceLine>[]) =>
  read(lines).services.flatMap(({ problems }) =>
    problems.map(({ row, field, message }) => [row, field, message]),
  )

describe('a row at one price', () => {
  test('becomes a service that isn’t offered yet', () => {
    const line = {
      price: '$1,299.00',
      description: 'Inside and out.',
      category: 'Other media',
      duration: '1-2 hours',
      photosIncluded: '25 photos',
      extraPhoto: '$12.50 each',
    }
    expect(valuesOf(line)).toMatchObject([
      {
        name: 'Listing Photos',
        description: 'Inside and out.',
        category: 'OTHER',
        kind: 'SERVICE',
        active: false,
        priceBasis: 'FIXED',
        priceCents: 129_900,
        duration: '1-2 hours',
        durationMinutes: 120,
        photosIncluded: 25,
        extraPhotoCents: 1250,
        bands: [],
      },
    ])
  })

  test('has its name as a description, and is real estate, if the file says nothing else', () => {
    expect(valuesOf({ category: 'Photography' })).toMatchObject([
      { description: 'Listing Photos', category: 'REAL_ESTATE', photosIncluded: null },
    ])
  })

  test('may be priced for each of several', () => {
    const lines = ['$25 each', '25.00 / photo', '$25 per image'].map((price, row) => ({
      name: `Extra ${row}`,
      price,
    }))
    for (const values of valuesOf(...lines))
      expect(values).toMatchObject({ priceBasis: 'EACH', priceCents: 2500 })
    expect(valuesOf(...lines)).toHaveLength(3)
  })

  test('reads every amount as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.boolean(), (cents, hasSign) => {
        const written = formatCents(cents, 'USD')
        expect(valuesOf({ price: hasSign ? written : written.slice(1) })).toMatchObject([
          { priceCents: cents },
        ])
      }),
    )
  })
})

describe('rows of one name', () => {
  test('are its sizes, in any order and any case', () => {
    const [values] = valuesOf(
      { size: 'Over 3,500 sq ft', price: '$399', photosIncluded: '55', duration: '2 hours' },
      { name: 'LISTING PHOTOS', size: 'up to 2,000 sq ft', price: '199', photosIncluded: '25' },
      { size: '2,001–3,500 sq ft', price: '$299.00', photosIncluded: '35', extraPhoto: '$10' },
    )
    expect(values).toMatchObject({
      priceBasis: 'SQUARE_FEET',
      priceCents: 19_900,
      duration: '60–120 minutes',
      durationMinutes: 60,
      bands: [
        { upTo: 2000, priceCents: 19_900, durationMinutes: 60, photosIncluded: 25, extraPhotoCents: null },
        { upTo: 3500, priceCents: 29_900, photosIncluded: 35, extraPhotoCents: 1000 },
        { upTo: null, priceCents: 39_900, durationMinutes: 120, photosIncluded: 55 },
      ],
    })
  })

  test('go on below a name that stands once', () => {
    expect(valuesOf({ size: '1 bedroom' }, { name: '', size: '2 bedrooms' })).toMatchObject([
      { priceBasis: 'BEDROOMS', bands: [{ upTo: 1 }, { upTo: 2 }] },
    ])
  })

  test('are skipped without sizes: the first one counts', () => {
    const { services } = read([{}, { price: '$5' }, { size: 'Regular', name: 'Video' }])
    expect(services.map(({ row, outcome }) => [row, outcome])).toEqual([
      [0, 'new'],
      [1, 'repeated'],
      [2, 'new'],
    ])
    expect(services[1]?.detail).toBe(importTexts.repeated)
  })

  test('are skipped if the catalog has the name, whatever is wrong with them', () => {
    const { services, newCount } = read([{ price: 'ask' }], ['listing photos'])
    expect(newCount).toBe(0)
    expect(services).toMatchObject([{ outcome: 'known', detail: importTexts.known, problems: [] }])
  })
})

describe('a row that can’t be read', () => {
  test.each<[Partial<ServiceLine>, unknown[]]>([
    [{ name: '' }, ['name', lineTexts.noName]],
    [{ price: '' }, ['price', lineTexts.noPrice]],
    [{ duration: '' }, ['duration', lineTexts.noDuration]],
    [{ duration: 'a while' }, ['duration', lineTexts.duration]],
    [{ photosIncluded: 'all' }, ['photosIncluded', lineTexts.photos]],
    [{ extraPhoto: '$10' }, ['photosIncluded', uncountedPhotosText]],
    [{ size: 'Large' }, ['size', lineTexts.size]],
    [{ size: '3 bedrooms', price: '$25 each' }, ['price', lineTexts.sizedEach]],
    [{ name: 'x'.repeat(101) }, ['name', 'Name must be at most 100 characters']],
    [{ size: '2,000,000' }, ['size', 'The limit must be at most 1,000,000']],
  ])('says why: %o', (line, [field, message]) => {
    expect(problemsOf(line)).toEqual([[0, field, message]])
  })

  test('doesn’t guess an amount', () => {
    for (const price of ['from $199', '1.299,00', '€199', '$199 + tax', '1.234', '-5', '$0.10 per sq ft'])
      expect(problemsOf({ price }).map(([, field]) => field)).toEqual(['price'])
  })

  test('names the row of a size that doesn’t fit the others', () => {
    expect(problemsOf({ size: '0-2000' }, { size: '2000' })).toEqual([[1, 'size', repeatedLimitText]])
    expect(problemsOf({ size: '0-1500' }, { size: '2001-3000' })).toEqual([
      [1, 'size', gapText('SQUARE_FEET', 1501, 2000)],
    ])
    expect(problemsOf({ size: '0-1500' }, { size: '3 bedrooms' })).toEqual([[1, 'size', lineTexts.otherUnit]])
    expect(problemsOf({ size: '0-1500' }, {})).toEqual([[1, 'size', lineTexts.missingSize]])
    expect(problemsOf({ size: 'under 2,000' }, { size: '2,001-4,999' }, { size: 'over 5,000' })).toEqual([])
  })
})

test('every line is new, skipped, or to correct, and no name is new twice', () => {
  const texts = fc.record({
    name: fc.constantFrom('Photos', 'PHOTOS', 'Drone', 'Video', ''),
    price: fc.constantFrom('$199', '299.00', 'ask', ''),
    size: fc.constantFrom('', 'up to 2,000', 'over 2,000', 'Regular', '3 bedrooms', 'Large'),
    duration: fc.constantFrom('60', '2-3 hours', 'soon'),
  })
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 12 }), (lines) => {
      const { services, drafts, newCount } = read(lines, ['drone'])
      const outcomes = services.map(({ outcome }) => outcome)
      expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(newCount)
      expect(drafts).toHaveLength(newCount)
      expect(drafts.every(({ active }) => !active)).toBe(true)
      expect(new Set(drafts.map(({ name }) => name.toLowerCase())).size).toBe(newCount)
      expect(drafts.some(({ name }) => name === 'Drone')).toBe(false)
      for (const { outcome, problems } of services) expect(problems.length > 0).toBe(outcome === 'unreadable')
    }),
  )
})
