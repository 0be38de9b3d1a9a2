import { describe, expect, test } from 'vitest'
import { maxLines } from '@/lib/catalog/imports/limits'
import { areComplete, guessColumns, toLines } from './columns'

describe('columns are recognized', () => {
  test('by their names', () => {
    expect(
      guessColumns([
        'Service Name',
        'Category',
        'Details',
        'Base Price',
        'Duration (min)',
        'Photos Included',
        'Notes',
      ]),
    ).toEqual(['name', 'category', 'description', 'price', 'duration', 'photosIncluded', null])
  })

  test('as prices of a size, several at once', () => {
    expect(guessColumns(['Item', 'Up to 1,500 sq ft', '1,501-2,500', '2,501+', 'Price 2'])).toEqual([
      'name',
      'sizePrice',
      'sizePrice',
      'sizePrice',
      null,
    ])
  })
})

test('a name and any price are needed', () => {
  expect(areComplete(['name', 'price'])).toBe(true)
  expect(areComplete(['name', 'sizePrice'])).toBe(true)
  expect(areComplete(['name', 'size'])).toBe(false)
  expect(areComplete(['price'])).toBe(false)
})

const linesOf = (
  columnNames: string[],
  rows: string[][],
  changes: Partial<Parameters<typeof toLines>[0]> = {},
) =>
  toLines({
    file: { columnNames, rows },
    columns: guessColumns(columnNames),
    corrections: new Map(),
    defaults: {},
    ...changes,
  }) ?? []

describe('rows', () => {
  test('become a line for each size that has a price', () => {
    const lines = linesOf(
      ['Name', 'Price', 'Up to 2,000', 'Over 2,000'],
      [
        ['Photos', '', '$199', ' $299 '],
        ['Drone', '$99', '', ''],
        ['Video', '$1', '', '$500'],
      ],
    )
    expect(lines.map(({ row, name, size, price }) => [row, name, size, price])).toEqual([
      [0, 'Photos', 'Up to 2,000', '$199'],
      [0, 'Photos', 'Over 2,000', '$299'],
      [1, 'Drone', '', '$99'],
      [2, 'Video', 'Over 2,000', '$500'],
    ])
  })

  test('get the unit that only the name of a column has', () => {
    expect(linesOf(['Name', 'Bedrooms', 'Duration (hours)'], [['Photos', '1-2', '1.5']])).toMatchObject([
      { size: '1-2 bedrooms', duration: '1.5 hours' },
    ])
  })

  test('get a duration where the file has none, and what was corrected', () => {
    const rows = [
      ['Photos', ''],
      ['Video', '90'],
    ]
    const changes = {
      defaults: { duration: '60 minutes' },
      corrections: new Map([[1, { name: 'Video Tour' }]]),
    }
    expect(linesOf(['Name', 'Duration'], rows, changes)).toMatchObject([
      { name: 'Photos', duration: '60 minutes' },
      { name: 'Video Tour', duration: '90' },
    ])
  })

  test('may be too many', () => {
    const prepared = {
      file: { columnNames: ['Name'], rows: Array.from({ length: maxLines + 1 }, () => ['Photos']) },
      columns: guessColumns(['Name']),
      corrections: new Map(),
      defaults: {},
    }
    expect(toLines(prepared)).toBeNull()
  })
})
