import { fileHint, toCorrectText, tooLargeFileText, undoPromise } from '@/lib/platform/imports/words'
import { countOf } from '@/lib/platform/words'
import { maxRows } from './limits'
import type { ColumnMeaning } from './rules/columns'
import type { ImportCheck, ImportRow } from './schema'

export const importTitle = 'Import clients'

export const importTexts = {
  lead: 'Bring names, emails, and phone numbers from another tool as a CSV file. Nobody is emailed until you send invitations.',
  hint: fileHint(maxRows, 'client'),
  nothingNew: 'No row of this file makes a new client.',
  tooLarge: tooLargeFileText(maxRows, 'client'),
  promise: `Nobody is emailed. ${undoPromise}`,
  leave: 'Leave without importing these clients?',
  notImported: "The clients weren't imported.",
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

/** Says what an import creates and what it leaves out, a sentence each. */
export function describeCheck(check: Omit<ImportCheck, 'problems'>): string[] {
  const { newCount, knownCount, repeatedCount, unreadableCount } = check
  const sentences = [
    countOf(newCount, 'new client'),
    knownCount > 0 && `${countOf(knownCount, 'row')} with an email that someone in the portal already has.`,
    repeatedCount > 0 &&
      `${countOf(repeatedCount, 'row')} with an email that is in the file twice. The first one counts.`,
    unreadableCount > 0 && toCorrectText(unreadableCount, 'row'),
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

/** How many clients an import brought, and how many of them weren't invited. */
export function describeImported({
  clientCount,
  uninvitedCount,
}: Pick<ImportRow, 'clientCount' | 'uninvitedCount'>): { count: string; left: string | null } {
  return {
    count: countOf(clientCount, 'client'),
    left: uninvitedCount > 0 ? `${uninvitedCount.toLocaleString('en-US')} not invited yet` : null,
  }
}
