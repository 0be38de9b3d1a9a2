import { lineFields, maxLines, maxTextLength } from '@/lib/catalog/imports/limits'
import type { LineField, ServiceLine } from '@/lib/catalog/imports/schema'
import {
  type Columns,
  type Corrections,
  guessColumns as guessByName,
  toLine,
} from '@/lib/platform/imports/columns'
import { namesSize } from './read-size'

/** What a column becomes. One with prices of a size has the size as its name. */
export const columnMeanings = [
  'name',
  'category',
  'description',
  'price',
  'size',
  'sizePrice',
  'duration',
  'photosIncluded',
  'extraPhoto',
] as const
export type ColumnMeaning = (typeof columnMeanings)[number]

export type PriceColumns = Columns<ColumnMeaning>

/**
 * Names of columns, in lower case and without other signs. They are plain synonyms: no documentation of the columns that
 * another studio tool exports was found.
 */
const knownNames: Record<ColumnMeaning, readonly string[]> = {
  name: [
    'name',
    'service',
    'servicename',
    'item',
    'itemname',
    'product',
    'productname',
    'title',
    'appointmenttype',
  ],
  category: ['category', 'categories', 'servicecategory', 'productcategory', 'group', 'department'],
  description: ['description', 'details', 'servicedescription', 'productdescription', 'summary', 'about'],
  price: ['price', 'amount', 'rate', 'cost', 'fee', 'baseprice', 'unitprice', 'retailprice', 'priceusd'],
  size: [
    'size',
    'sizerange',
    'squarefeet',
    'squarefootage',
    'sqft',
    'sqftrange',
    'homesize',
    'propertysize',
    'bedrooms',
    'beds',
    'tier',
    'variation',
    'variationname',
    'variant',
    'option',
  ],
  sizePrice: [],
  duration: [
    'duration',
    'durationminutes',
    'durationmin',
    'durationhours',
    'minutes',
    'hours',
    'length',
    'time',
    'timeonsite',
    'onsitetime',
  ],
  photosIncluded: [
    'photos',
    'photosincluded',
    'includedphotos',
    'numberofphotos',
    'photocount',
    'images',
    'imagesincluded',
  ],
  extraPhoto: [
    'extraphoto',
    'extraphotos',
    'extraphotoprice',
    'priceperextraphoto',
    'additionalphoto',
    'additionalphotos',
    'additionalphotoprice',
  ],
}

/** Guesses what each column means by its name. */
export function guessColumns(names: readonly string[]): PriceColumns {
  return guessByName(names, columnMeanings, knownNames).map((meaning, index) => {
    if (meaning !== null) return meaning
    return namesSize(names[index] ?? '') ? 'sizePrice' : null
  })
}

/** Whether the columns say what each service is, and what it costs. */
export function areComplete(columns: PriceColumns): boolean {
  return columns.includes('name') && (columns.includes('price') || columns.includes('sizePrice'))
}

type File = { columnNames: readonly string[]; rows: readonly (readonly string[])[] }

type Prepared = {
  file: File
  columns: PriceColumns
  /** By the place of the line. */
  corrections: Corrections<ServiceLine>
  /** What lines get whose cells are empty. */
  defaults: Partial<ServiceLine>
}

/**
 * Reads the prices of a file's rows. A row with prices in columns of sizes becomes a line for each of them; one without
 * any of those has the price of its own column.
 * @returns null for more lines than can be imported
 */
export function toLines({ file, columns, corrections, defaults }: Prepared): ServiceLine[] | null {
  const sizeColumns = columns.flatMap((meaning, index) => (meaning === 'sizePrice' ? [index] : []))
  const lines = file.rows.flatMap((cells, row) => {
    const texts = readTexts(file, columns, cells)
    const sized = sizeColumns.flatMap((index) => {
      const price = toLine(cells[index], maxTextLength)
      return price === ''
        ? []
        : [{ row, ...texts, price, size: toLine(file.columnNames[index], maxTextLength) }]
    })
    return sized.length > 0 ? sized : [{ row, ...texts }]
  })
  if (lines.length > maxLines) return null
  return lines.map((line, place) => ({ ...line, ...pickEmpty(line, defaults), ...corrections.get(place) }))
}

function readTexts(
  { columnNames }: File,
  columns: PriceColumns,
  cells: readonly string[],
): Record<LineField, string> {
  const entries = lineFields.map((field) => {
    const index = columns.indexOf(field)
    return [field, withUnit(field, toLine(cells[index], maxTextLength), columnNames[index] ?? '')] as const
  })
  return Object.fromEntries(entries) as Record<LineField, string>
}

/** Adds the unit that only the column's name has: a column of hours, or of bedrooms. */
function withUnit(field: LineField, text: string, columnName: string): string {
  if (text === '' || /[a-z]/i.test(text)) return text
  if (field === 'duration' && /hour|hrs/i.test(columnName) && !text.includes(':')) return `${text} hours`
  if (field === 'size' && /bed/i.test(columnName)) return `${text} bedrooms`
  return text
}

function pickEmpty(line: ServiceLine, defaults: Partial<ServiceLine>): Partial<ServiceLine> {
  return Object.fromEntries(
    lineFields.flatMap((field) => (line[field] === '' && defaults[field] ? [[field, defaults[field]]] : [])),
  )
}
