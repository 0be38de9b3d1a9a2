import { decodeText } from '@/lib/platform/imports/decode-text'
import { maxFileBytes } from '@/lib/platform/imports/limits'
import { fileTexts } from '@/lib/platform/imports/words'

/** A CSV file: the names of its columns, and its rows without empty ones. */
export type TableFile = { name: string; columnNames: string[]; rows: string[][] }

/**
 * Reads a CSV file in the browser, with whatever separator it has.
 * @param tooLarge the sentence for more than `maxRows`
 * @returns the file, or the sentence that says why it can't be read
 */
export async function readTableFile(
  file: File,
  { maxRows, tooLarge }: { maxRows: number; tooLarge: string },
): Promise<TableFile | string> {
  if (file.size > maxFileBytes) return tooLarge
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return fileTexts.workbook
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const [columnNames, ...rows] = data
  if (!columnNames || columnNames.length < 2 || rows.length === 0) return fileTexts.unreadable
  if (rows.length > maxRows) return tooLarge
  return { name: file.name, columnNames, rows }
}
