import { maxFieldLength } from '@/lib/photos/imports/limits'
import type { FileRow, ShootField } from '@/lib/photos/imports/schema'
import {
  type Columns,
  type Corrections,
  guessColumns as guessByName,
  toLine,
} from '@/lib/platform/imports/columns'
import { areDaysFirst, readDate } from './read-date'

/** What a column becomes. */
export const columnMeanings = ['folder', 'email', 'address', 'date', 'title', 'expiresOn'] as const
export type ColumnMeaning = (typeof columnMeanings)[number]

export type ShootColumns = Columns<ColumnMeaning>

/** Names of columns, in lower case and without other signs, as other tools write them. */
const knownNames: Record<ColumnMeaning, readonly string[]> = {
  folder: ['folder', 'foldername', 'gallery', 'galleryfolder', 'galleryname', 'path', 'directory'],
  email: ['email', 'clientemail', 'customeremail', 'emailaddress', 'agentemail', 'contactemail'],
  address: ['address', 'propertyaddress', 'property', 'fulladdress', 'listingaddress', 'location'],
  date: [
    'date',
    'shootdate',
    'dateoftheshoot',
    'shotdate',
    'shoton',
    'appointmentdate',
    'sessiondate',
    'scheduledat',
  ],
  title: ['title', 'service', 'services', 'package', 'product', 'shoottype', 'sessiontype'],
  expiresOn: ['expiry', 'expirydate', 'expires', 'expireson', 'expiration', 'expirationdate'],
}

/** Guesses what each column means by its name. No two columns get the same meaning. */
export function guessColumns(names: readonly string[]): ShootColumns {
  return guessByName(names, columnMeanings, knownNames)
}

/** Whether the columns say what a gallery needs. */
export function areComplete(columns: ShootColumns): boolean {
  const needed: ColumnMeaning[] = ['folder', 'email', 'address', 'date']
  return needed.every((meaning) => columns.includes(meaning))
}

/** Reads the galleries of a file's rows. Whether 4/5 is in April or May depends on the other dates of its column. */
export function toFileRows(
  rows: readonly (readonly string[])[],
  columns: ShootColumns,
  corrections: Corrections<FileRow>,
): FileRow[] {
  const texts = (meaning: ColumnMeaning) =>
    rows.map((row) => toLine(row[columns.indexOf(meaning)], maxFieldLength))
  const days = (meaning: 'date' | 'expiresOn') => {
    const written = texts(meaning)
    const dayFirst = areDaysFirst(written)
    return written.map((text) => readDate(text, { dayFirst }) ?? text)
  }
  const columnsOf: Record<ShootField, string[]> = {
    folder: texts('folder'),
    email: texts('email'),
    address: texts('address'),
    date: days('date'),
    title: texts('title'),
    expiresOn: days('expiresOn'),
  }
  return rows.map((_, place) => {
    const at = (field: ShootField) => columnsOf[field][place] ?? ''
    const read: FileRow = {
      folder: at('folder'),
      email: at('email'),
      address: at('address'),
      date: at('date'),
      title: at('title'),
      expiresOn: at('expiresOn'),
    }
    return { ...read, ...withDates(corrections.get(place)) }
  })
}

function withDates(correction: Partial<FileRow> = {}): Partial<FileRow> {
  const { date, expiresOn } = correction
  return {
    ...correction,
    ...(date !== undefined && { date: readDate(date, { dayFirst: false }) ?? date }),
    ...(expiresOn !== undefined && { expiresOn: readDate(expiresOn, { dayFirst: false }) ?? expiresOn }),
  }
}
