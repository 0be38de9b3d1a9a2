import { maxFieldLength } from '@/lib/people/imports/limits'
import type { ClientField, FileRow } from '@/lib/people/imports/schema'

/** What a column becomes. A first and a last name make a full name together. */
export const columnMeanings = ['fullName', 'firstName', 'lastName', 'email', 'phone', 'company'] as const
export type ColumnMeaning = (typeof columnMeanings)[number]

/** The meaning of each column of a file; null for one that isn't imported. */
export type Columns = readonly (ColumnMeaning | null)[]

/** Names of columns, in lower case and without other signs, as other tools and address books write them. */
const knownNames: Record<ColumnMeaning, readonly string[]> = {
  fullName: ['fullname', 'name', 'customername', 'clientname', 'contactname', 'displayname', 'agentname'],
  firstName: ['firstname', 'givenname', 'customerfirstname', 'clientfirstname'],
  lastName: ['lastname', 'surname', 'familyname', 'customerlastname', 'clientlastname'],
  email: [
    'email',
    'emailaddress',
    'customeremail',
    'clientemail',
    'email1value',
    'primaryemail',
    'mainemail',
  ],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'telephone',
    'customerphone',
    'phone1value',
    'mainphone',
  ],
  company: [
    'company',
    'companyname',
    'brokerage',
    'team',
    'customerteam',
    'organization',
    'organizationname',
    'organisation',
    'business',
    'businessname',
    'office',
  ],
}

/**
 * Guesses what each column means: by its name, and the email's by its content. No two columns get the same meaning.
 * @param rows some rows below the names
 */
export function guessColumns(names: readonly string[], rows: readonly (readonly string[])[]): Columns {
  const columns: (ColumnMeaning | null)[] = names.map((name) => meaningOf(name))
  const cleared = columns.map((meaning, index) => (columns.indexOf(meaning) === index ? meaning : null))
  if (cleared.includes('email')) return cleared
  const addresses = names.findIndex((_, index) => isMostlyAddresses(rows.map((row) => row[index] ?? '')))
  return cleared.map((meaning, index) => (index === addresses ? 'email' : meaning))
}

function meaningOf(name: string): ColumnMeaning | null {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return columnMeanings.find((meaning) => knownNames[meaning].includes(plain)) ?? null
}

function isMostlyAddresses(values: readonly string[]): boolean {
  const filled = values.filter((value) => value.trim() !== '')
  return (
    filled.length > 0 &&
    filled.filter((value) => /^\S+@\S+\.\S+$/.test(value.trim())).length * 2 > filled.length
  )
}

/** Whether the columns say who each client is: an email and a name. */
export function areComplete(columns: Columns): boolean {
  const hasName =
    columns.includes('fullName') || columns.includes('firstName') || columns.includes('lastName')
  return columns.includes('email') && hasName
}

/** What was typed over the texts of a row, by the row's place in the file. */
export type Corrections = ReadonlyMap<number, Partial<FileRow>>

/** Reads the clients of a file's rows. */
export function toFileRows(
  rows: readonly (readonly string[])[],
  columns: Columns,
  corrections: Corrections,
): FileRow[] {
  return rows.map((row, place) => {
    const textOf = (meaning: ColumnMeaning) => cut(row[columns.indexOf(meaning)] ?? '')
    const names = [textOf('firstName'), textOf('lastName')].filter(Boolean).join(' ')
    const read: Record<ClientField, string> = {
      fullName: textOf('fullName') || names,
      email: textOf('email'),
      phone: textOf('phone'),
      company: textOf('company'),
    }
    return { ...read, ...corrections.get(place) }
  })
}

function cut(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, maxFieldLength / 2)
}
