import { maxFieldLength } from '@/lib/people/imports/limits'
import type { ClientField, FileRow } from '@/lib/people/imports/schema'
import {
  type Columns,
  type Corrections,
  guessColumns as guessByName,
  toLine,
} from '@/lib/platform/imports/columns'

/** What a column becomes. A first and a last name make a full name together. */
export const columnMeanings = ['fullName', 'firstName', 'lastName', 'email', 'phone', 'company'] as const
export type ColumnMeaning = (typeof columnMeanings)[number]

export type ClientColumns = Columns<ColumnMeaning>

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
export function guessColumns(names: readonly string[], rows: readonly (readonly string[])[]): ClientColumns {
  const columns = guessByName(names, columnMeanings, knownNames)
  if (columns.includes('email')) return columns
  const addresses = names.findIndex((_, index) => isMostlyAddresses(rows.map((row) => row[index] ?? '')))
  return columns.map((meaning, index) => (index === addresses ? 'email' : meaning))
}

function isMostlyAddresses(values: readonly string[]): boolean {
  const filled = values.filter((value) => value.trim() !== '')
  return (
    filled.length > 0 &&
    filled.filter((value) => /^\S+@\S+\.\S+$/.test(value.trim())).length * 2 > filled.length
  )
}

/** Whether the columns say who each client is: an email and a name. */
export function areComplete(columns: ClientColumns): boolean {
  const hasName =
    columns.includes('fullName') || columns.includes('firstName') || columns.includes('lastName')
  return columns.includes('email') && hasName
}

/** Reads the clients of a file's rows. */
export function toFileRows(
  rows: readonly (readonly string[])[],
  columns: ClientColumns,
  corrections: Corrections<FileRow>,
): FileRow[] {
  return rows.map((row, place) => {
    const textOf = (meaning: ColumnMeaning) => toLine(row[columns.indexOf(meaning)], maxFieldLength / 2)
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
