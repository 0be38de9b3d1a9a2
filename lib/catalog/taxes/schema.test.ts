import { expect, test } from 'vitest'
import { rateToInput, readRate } from './rules/rate-text'
import { ChangeTaxSettings, TaxRateDraft } from './schema'
import { describePlace } from './words'

const typed = {
  level: 'CITY',
  name: ' Seattle ',
  state: 'WA',
  zips: '98104, 98101 9812',
  rate: '10.35 %',
  startsOn: '2027-01-01',
}

test('a rate as typed is parsed', () => {
  expect(TaxRateDraft.parse(typed)).toEqual({
    level: 'CITY',
    name: 'Seattle',
    state: 'WA',
    zips: ['98101', '98104', '9812'],
    rate: 10_350,
    startsOn: '2027-01-01',
  })
  expect(TaxRateDraft.parse({ ...typed, state: '', zips: '' })).toMatchObject({ state: null, zips: [] })
})

test.each([
  ['level', 'TOWN'],
  ['name', ''],
  ['state', 'XX'],
  ['zips', '98'],
  ['zips', '98101-1234'],
  ['rate', '50.001'],
  ['rate', '-1'],
  ['rate', ''],
  ['rate', '8.8755'],
  ['startsOn', 'today'],
])('%s can’t be %s', (field, value) => {
  expect(TaxRateDraft.safeParse({ ...typed, [field]: value }).success).toBe(false)
})

test('a rate is shown as it was typed', () => {
  for (const text of ['0', '7', '8.25', '8.875', '0.375'])
    expect(rateToInput(readRate(text) ?? -1)).toBe(text)
})

test('services that were listed and not ticked are not taxed', () => {
  const settings = ChangeTaxSettings.parse({
    pricesIncludeTax: 'no',
    taxesTravel: 'on',
    taxNumber: ' 12-345 ',
    listedServiceIds: ['a', 'b', 'c'],
    taxedServiceIds: ['b'],
    seen: '',
  })
  expect(settings).toMatchObject({
    pricesIncludeTax: false,
    taxesTravel: true,
    taxesLicenses: false,
    taxNumber: '12-345',
    untaxedServiceIds: ['a', 'c'],
  })
})

test('a place is named by its ZIP codes, state, or neither', () => {
  expect(describePlace({ state: 'WA', zips: [] })).toBe('Washington')
  expect(describePlace({ state: 'WA', zips: ['981', '98101', '98104', '98105'] })).toBe(
    'ZIP 981…, 98101, 98104 and 1 more',
  )
  expect(describePlace({ state: null, zips: [] })).toBe('Everywhere else')
})
