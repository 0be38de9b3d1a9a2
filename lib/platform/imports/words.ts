import { countOf } from '@/lib/platform/words'
import { undoDays } from './limits'

export const fileTexts = {
  unreadable: "This isn't a CSV file with names of columns in its first row.",
  workbook: "This isn't a text file. Save the spreadsheet as CSV, and choose that file.",
  notRead: "The file couldn't be read. Check your connection, and choose it again.",
  notChecked: "The file couldn't be checked.",
  tooLate: 'This import is too long ago to be undone.',
}

/** The end of what an import promises. */
export const undoPromise = `You can undo the import for ${countOf(undoDays, 'day')}.`

/** For a file with more rows or bytes than can be imported. */
export function tooLargeFileText(maxRows: number, noun: string): string {
  return `This file is too large. Split it into files of up to ${countOf(maxRows, noun)}.`
}

/** Says which files can be chosen. */
export function fileHint(maxRows: number, noun: string): string {
  return `A CSV file whose first row names the columns, with up to ${countOf(maxRows, noun)}.`
}

/** `3 rows to correct, or to leave out.` */
export function toCorrectText(count: number, noun: string): string {
  return `${countOf(count, noun)} to correct, or to leave out.`
}
