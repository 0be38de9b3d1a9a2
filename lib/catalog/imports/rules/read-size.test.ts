import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namesSize, readSize } from './read-size'

const endsOf = (text: string) => {
  const size = readSize(text)
  return size && [size.from, size.upTo]
}

describe('a size', () => {
  test.each([
    ['up to 2,000 sq ft', [null, 2000]],
    ['Up to 2000', [null, 2000]],
    ['≤ 1,500 SF', [null, 1500]],
    ['1,500 sq. ft. or less', [null, 1500]],
    ['under 2,000 sqft', [null, 1999]],
    ['< 2k', [null, 1999]],
    ['0-1500', [0, 1500]],
    ['1,501 – 2,500 square feet', [1501, 2500]],
    ['1,501 sq ft to 2,500 sq ft', [1501, 2500]],
    ['2.5k-3.5k ft²', [2500, 3500]],
    ['Homes over 5,000 sq ft', [5001, null]],
    ['5,000+', [5000, null]],
    ['5,001 and up', [5001, null]],
    ['Price (2,501-3,500 sqft)', [2501, 3500]],
  ])('reads “%s”', (text, ends) => {
    expect(endsOf(text)).toEqual(ends)
  })

  test.each([
    ['3 bedrooms', 'BEDROOMS', 3],
    ['3-4 BR', 'BEDROOMS', 4],
    ['2bd', 'BEDROOMS', 2],
    ['25 photos', 'PHOTOS', 25],
    ['2000', 'SQUARE_FEET', 2000],
  ])('has the unit of “%s”', (text, basis, upTo) => {
    expect(readSize(text)).toMatchObject({ basis, upTo })
  })

  test.each([
    'Large',
    '',
    '3 bed / 2 bath',
    '200 sq m',
    '2500-1500',
    '0',
    '1.5 bedrooms',
    'up to 25 photos, 2,000 sq ft',
  ])('doesn’t read “%s”', (text) => {
    expect(readSize(text)).toBeNull()
  })

  test('has the same ends however it is written', () => {
    const unit = fc.constantFrom('', ' sq ft', ' sqft', ' SF', ' sq. ft.', ' square feet')
    const dash = fc.constantFrom('-', '–', ' - ', ' to ')
    const ends = fc.tuple(fc.nat(400_000), fc.integer({ min: 1, max: 400_000 }))
    fc.assert(
      fc.property(ends, unit, dash, fc.boolean(), ([from, length], suffix, between, isGrouped) => {
        const upTo = from + length
        const [first, last] = [from, upTo].map((end) =>
          isGrouped ? end.toLocaleString('en-US') : String(end),
        )
        expect(endsOf(`${first}${between}${last}${suffix}`)).toEqual([from, upTo])
        expect(endsOf(`Up to ${last}${suffix}`)).toEqual([null, upTo])
      }),
    )
  })
})

test('a column’s name is a size if it has a unit or a range', () => {
  expect(
    ['0-1,500', 'Up to 2,000', '3 bedrooms', '5000+', 'Price 1,501–2,500 sq ft'].filter(namesSize),
  ).toHaveLength(5)
  expect(['Price 2', '2026', 'Photos', 'Size', 'Notes', ''].filter(namesSize)).toEqual([])
})
