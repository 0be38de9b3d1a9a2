import { maxRows } from '@/lib/photos/imports/limits'
import type { ColumnMeaning } from '@/lib/photos/imports/rules/columns'
import type { ImportRow, RowState } from '@/lib/photos/imports/schema'
import { fileHint, toCorrectText, tooLargeFileText, undoPromise } from '@/lib/platform/imports/words'
import { countOf } from '@/lib/platform/words'

export const importTitle = 'Import past shoots'

export const importTexts = {
  lead: 'Bring past galleries from another tool: a folder with one folder of photos for each gallery, and a CSV file with a row for each. Nobody is emailed, and there are no invoices.',
  hint: fileHint(maxRows, 'row'),
  tooLarge: tooLargeFileText(maxRows, 'row'),
  promise: `Nobody is emailed. ${undoPromise}`,
  leave: 'Leave without importing these galleries?',
  incomplete: 'Choose which columns hold the folder, the email, the address, and the date.',
  notImported: "The gallery wasn't imported.",
  noTable: "There's no CSV file in this folder. Choose it below.",
  severalTables: 'There are several CSV files in this folder. Choose the right one below.',
}

export const columnNames: Record<ColumnMeaning, string> = {
  folder: 'Folder',
  email: "Client's email",
  address: 'Property address',
  date: 'Date of the shoot',
  title: 'Title',
  expiresOn: 'Expiry date',
}

/** While galleries are being imported, and after that. */
export const runTexts = {
  title: 'Import of galleries',
  leave: 'Leave while photos are being imported? Choose the same folder again to continue.',
  failed: 'The others are imported. Photos that were uploaded are saved for a week.',
}

/** What importing a row does, or why it does nothing. */
export const stateTexts: Record<Exclude<RowState, 'new'>, string> = {
  imported: 'Already imported',
  repeated: 'Twice in this file',
  'unknown-client': 'Unknown client',
  wrong: 'To correct',
}

/** What the photos of an imported shoot without a title are called. */
export const untitledShoot = 'Photos'

/** `1 gallery` */
export function countGalleries(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'gallery' : 'galleries'}`
}

export function importLabel(count: number): string {
  return count > 0 ? `Import ${countGalleries(count)}` : importTitle
}

/** Says what an import creates and what it leaves out, a sentence each. */
export function describeCheck(counts: Record<RowState, number>, photoCount: number): string[] {
  const sentences = [
    `${countGalleries(counts.new)} with ${countOf(photoCount, 'photo')}`,
    counts.imported > 0 && `${countGalleries(counts.imported)} imported before.`,
    counts['unknown-client'] > 0 &&
      `${countOf(counts['unknown-client'], 'row')} with an email that no client has.`,
    counts.repeated > 0 && `${countOf(counts.repeated, 'row')} of a gallery that the file has twice.`,
    counts.wrong > 0 && toCorrectText(counts.wrong, 'row'),
  ]
  return sentences.filter((sentence) => sentence !== false)
}

/** After the galleries were imported, all but those with problems. */
export function importedTitle(count: number): string {
  return `${countGalleries(count)} imported`
}

/** After an import was undone. */
export function describeUndone({
  deletedCount,
  remainingCount,
}: {
  deletedCount: number
  remainingCount: number
}): string {
  const deleted = `${countGalleries(deletedCount)} deleted.`
  if (remainingCount === 0) return deleted
  return `${deleted} Not deleted, because they were opened or changed: ${remainingCount}.`
}

/** How many galleries an import brought. */
export function describeImported({ galleryCount }: Pick<ImportRow, 'galleryCount'>): {
  count: string
  left: null
} {
  return { count: countGalleries(galleryCount), left: null }
}
