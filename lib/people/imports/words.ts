import { countOf } from '@/lib/platform/words'
import { maxRows, undoDays } from './limits'
import type { ColumnMeaning } from './rules/columns'
import type { ImportCheck } from './schema'

export const importTitle = 'Import clients'

export const importTexts = {
  lead: 'Bring names, emails, and phone numbers from another tool as a CSV file. Nobody is emailed until you send invitations.',
  hint: `A CSV file whose first row names the columns, with up to ${countOf(maxRows, 'client')}.`,
  nothingNew: 'No row of this file makes a new client.',
  tooLate: 'This import is too long ago to be undone.',
  unreadable: "This isn't a CSV file with names of columns in its first row.",
  notRead: "The file couldn't be read. Check your connection, and choose it again.",
  tooLarge: `This file is too large. Split it into files of up to ${countOf(maxRows, 'client')}.`,
  promise: `Nobody is emailed. You can undo the import for ${countOf(undoDays, 'day')}.`,
  incomplete: 'Choose which columns hold the email and the name.',
}

export const columnNames: Record<ColumnMeaning, string> = {
  fullName: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
}

export function importLabel(newCount: number): string {
  return newCount > 0 ? `Import ${countOf(newCount, 'client')}` : importTitle
}

export function importedTitle(clientCount: number): string {
  return `${countOf(clientCount, 'client')} imported`
}

/** Says what an import leaves out, a sentence each. */
export function describeLeftOut({ knownCount, repeatedCount, unreadableCount }: ImportCheck): string[] {
  const sentences = [
    knownCount > 0 && `${countOf(knownCount, 'row')} with an email that someone in the portal already has.`,
    repeatedCount > 0 &&
      `${countOf(repeatedCount, 'row')} with an email that is in the file twice. The first one counts.`,
    unreadableCount > 0 && `${countOf(unreadableCount, 'row')} to correct, or to leave out.`,
  ]
  return sentences.filter((sentence) => sentence !== false)
}

/** After an import was undone. */
export function describeUndone({
  deletedCount,
  remainingCount,
}: {
  deletedCount: number
  remainingCount: number
}): string {
  const deleted = `${countOf(deletedCount, 'client')} deleted.`
  if (remainingCount === 0) return deleted
  return `${deleted} Not deleted, because they were invited, signed up, or booked: ${remainingCount}.`
}
