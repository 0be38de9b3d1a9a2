import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import type { makeBooks } from './books.fixture'
import { changeByHand } from './doctor.fixture'

export type Books = Awaited<ReturnType<typeof makeBooks>>
type Name = keyof Books['invoices']

/** Something that somebody does to the books by hand. */
export type Fault = {
  check: string
  what: string
  /** What the doctor's sentence says of the record. */
  names(): string[]
  breakIt(): Promise<unknown>
  mendIt(): Promise<unknown>
}

/** Returns what names the records of the books, on screen and in SQL. They are read once the books exist. */
export function namesOf(books: () => Books) {
  const numberOf = (name: Name) => books().invoices[name].number
  const bookingOf = (name: Name) => bookingNumber(books().invoices[name].bookingId)
  /** Returns an SQL literal of an invoice's id. */
  const idOf = (name: Name) => `'${books().invoices[name].id}'::uuid`
  const shareOf = (name: Name) => `(SELECT id FROM invoices AS share WHERE share.share_of_id = ${idOf(name)})`
  const oneStatement = () => `id = '${books().statement.id}'::uuid`
  return { numberOf, bookingOf, idOf, shareOf, oneStatement }
}

export const anybody = '(SELECT id FROM profiles LIMIT 1)'

/** Deletes rows, and remembers them for `restore`. */
export const remove = (table: string, where: string) =>
  changeByHand(
    `CREATE TABLE removed AS SELECT * FROM ${table} WHERE ${where}`,
    `DELETE FROM ${table} WHERE ${where}`,
  )
export const restore = (table: string) =>
  changeByHand(`INSERT INTO ${table} SELECT * FROM removed`, 'DROP TABLE removed')
