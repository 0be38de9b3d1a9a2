import { describe, expect, test } from 'vitest'
import { type PlacedRate, pickRates } from './pick-rates'
import { toTaxPlace } from './place'

const rate = (changes: Partial<PlacedRate>): PlacedRate => ({
  level: 'STATE',
  name: 'Tax',
  state: null,
  zips: [],
  rateThousandths: 5_000,
  startsOn: '2020-01-01',
  ...changes,
})

const rates = [
  rate({ name: 'Default', rateThousandths: 1_000 }),
  rate({ name: 'Washington', state: 'WA', rateThousandths: 6_500 }),
  rate({ name: 'Washington, new', state: 'WA', rateThousandths: 6_600, startsOn: '2027-01-01' }),
  rate({ name: 'Oregon', state: 'OR', rateThousandths: 0 }),
  rate({ name: 'King County', level: 'COUNTY', zips: ['980', '981'], rateThousandths: 1_500 }),
  rate({ name: 'Seattle', level: 'CITY', zips: ['9810', '9811'], rateThousandths: 2_350 }),
  rate({ name: 'Downtown', level: 'CITY', zips: ['98104'], rateThousandths: 2_500 }),
]
const at = (address: string, on = '2026-06-01') =>
  pickRates(rates, toTaxPlace({ propertyAddress: address, propertyState: null, propertyZip: null }), on).map(
    ({ name }) => name,
  )

describe('the rates of a place', () => {
  test('add up, one of each level', () => {
    expect(at('1 Pine Street, Seattle, WA 98101')).toEqual(['Washington', 'King County', 'Seattle'])
    expect(at('1 Main Street, Renton, WA 98055')).toEqual(['Washington', 'King County'])
  })

  test('are those of the most specific place', () => {
    expect(at('1 James Street, Seattle, WA 98104')).toEqual(['Washington', 'King County', 'Downtown'])
    expect(at('1 Main Street, Asheville, NC 28801')).toEqual(['Default'])
    expect(at('somewhere')).toEqual(['Default'])
  })

  test('are none where the rate is zero', () => {
    expect(at('1 Main Street, Portland, OR 97201')).toEqual([])
  })

  test('change on the day that they begin', () => {
    expect(at('1 Main Street, Spokane, WA 99201', '2026-12-31')).toEqual(['Washington'])
    expect(at('1 Main Street, Spokane, WA 99201', '2027-01-01')).toEqual(['Washington, new'])
    expect(at('1 Main Street, Spokane, WA 99201', '2019-12-31')).toEqual([])
  })
})

describe('the place of a property', () => {
  const place = (
    propertyAddress: string,
    propertyState: string | null = null,
    propertyZip: string | null = null,
  ) => toTaxPlace({ propertyAddress, propertyState, propertyZip })

  test('is read from the parts of its address', () => {
    expect(place('1 Pine Street', 'washington', '98101-1234')).toEqual({ state: 'WA', zip: '98101' })
    expect(place('1 Pine Street', ' wa ', '')).toEqual({ state: 'WA', zip: null })
  })

  test('is read from the end of a line', () => {
    expect(place('1418 Alder Ridge Lane, Asheville, NC 28804')).toEqual({ state: 'NC', zip: '28804' })
    expect(place('1418 Alder Ridge Lane, Asheville, NC')).toEqual({ state: 'NC', zip: null })
    expect(place('1418 Alder Ridge Lane, Asheville 28804')).toEqual({ state: 'NC', zip: '28804' })
    expect(place('1 Pine Street')).toEqual({ state: null, zip: null })
  })

  test.each([
    ['00501', 'NY'],
    ['02134', 'MA'],
    ['20001', 'DC'],
    ['33101', 'FL'],
    ['73301', 'TX'],
    ['79901', 'TX'],
    ['90210', 'CA'],
    ['96801', 'HI'],
    ['99501', 'AK'],
  ])('%s is in %s', (zip, state) => {
    expect(place('1 Pine Street', null, zip).state).toBe(state)
  })
})
