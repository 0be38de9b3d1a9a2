import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lightOfServices, pickServices, readServiceIds } from './chosen-services'
import { writtenMinutes } from './duration'
import { differingValues, makeServiceId } from './services'
import { totalCents } from './totals'

const catalog: { id: string; priceCents: number }[] = [
  { id: 'photo_shoot', priceCents: 29_900 },
  { id: 'aerial_tour', priceCents: 29_900 },
  { id: 'logo_design', priceCents: 39_900 },
]

test('the total is the sum of the chosen prices, each counted once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<string>('photo_shoot', 'aerial_tour', 'logo_design', 'unknown')),
      (ids) => {
        const chosen = pickServices(catalog, ids)
        const expected = catalog
          .filter(({ id }) => ids.includes(id))
          .reduce((sum, one) => sum + one.priceCents, 0)
        expect(totalCents(chosen)).toBe(expected)
        expect(chosen.map(({ id }) => id)).toEqual(
          catalog.map(({ id }) => id).filter((id) => ids.includes(id)),
        )
      },
    ),
  )
})

test('reads ids from one or more parameters', () => {
  expect(readServiceIds('photo_shoot,aerial_tour')).toEqual(['photo_shoot', 'aerial_tour'])
  expect(readServiceIds(['photo_shoot', 'aerial_tour, photo_shoot'])).toEqual(['photo_shoot', 'aerial_tour'])
  expect(readServiceIds(undefined)).toEqual([])
  expect(readServiceIds(',')).toEqual([])
})

test('an id derived from any name is unique and safe in a URL', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 })), (names) => {
      const taken = new Set<string>()
      for (const name of names) {
        const id = makeServiceId(name, taken)
        expect(id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/)
        expect(id.length).toBeLessThanOrEqual(70)
        expect(taken).not.toContain(id)
        expect(readServiceIds(id)).toEqual([id])
        taken.add(id)
      }
    }),
  )
})

test.each([
  ['Dusk Photos', 'dusk_photos'],
  ['  360° Tour & Plan!', '360_tour_plan'],
  ['Fenêtres à São Paulo', 'fenetres_a_sao_paulo'],
  ['写真', 'service'],
])('%j becomes %s', (name, id) => {
  expect(makeServiceId(name, new Set())).toBe(id)
  expect(makeServiceId(name, new Set([id]))).toBe(`${id}_2`)
  expect(makeServiceId(name, new Set([id, `${id}_2`]))).toBe(`${id}_3`)
})

test('no service has the address of another page', () => {
  expect(makeServiceId('New', new Set())).toBe('new_2')
})

test('returns the values that differ, or none', () => {
  const service = {
    name: 'House Tour',
    description: 'A film.',
    duration: '2-3 hours',
    durationMinutes: 180,
    light: 'ANY' as const,
    usesDrone: false,
    showsExterior: false,
    revisionRounds: 2,
    priceCents: 39_900,
    extraRoundCents: 0,
    currency: 'USD',
    active: true,
    priceBasis: 'FIXED' as const,
    countsBasement: true,
    countsDetached: true,
    turnaroundHours: null,
    photosIncluded: null,
    extraPhotoCents: 0,
    kind: 'SERVICE' as const,
    linkedIds: ['one'],
    automaticDays: [],
    shots: ['2 Kitchen', 'Entry'],
    bands: [],
  }
  expect(differingValues(service, { ...service })).toEqual([])
  expect(differingValues(service, { ...service, priceCents: 1, active: false })).toEqual([
    'priceCents',
    'active',
  ])
  // The lines are others, though their words are the same.
  expect(differingValues(service, { ...service, shots: ['2', 'Kitchen Entry'] })).toEqual(['shots'])
})

test.each([
  ['2-3 hours', { min: 120, max: 180 }],
  ['8 – 10 hours', { min: 480, max: 600 }],
  ['1.5 hours', { min: 90, max: 90 }],
  ['45 minutes', { min: 45, max: 45 }],
  ['3-5 business days', null],
  ['an hour or so', null],
] as const)('%j is parsed as a length', (duration, expected) => {
  expect(writtenMinutes(duration)).toEqual(expected)
})

test('of several services, twilight decides before daylight', () => {
  expect(lightOfServices([{ light: 'ANY' }, { light: 'DAYLIGHT' }])).toBe('DAYLIGHT')
  expect(lightOfServices([{ light: 'DAYLIGHT' }, { light: 'TWILIGHT' }])).toBe('TWILIGHT')
  expect(lightOfServices([])).toBe('ANY')
})
