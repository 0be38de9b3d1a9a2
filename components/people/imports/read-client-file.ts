import { maxFileBytes, maxRows } from '@/lib/people/imports/limits'
import { decodeText } from '@/lib/people/imports/rules/decode-text'
import { importTexts } from '@/lib/people/imports/words'

/** A CSV file: the names of its columns, and its rows without empty ones. */
export type ClientFile = { name: string; columnNames: string[]; rows: string[][] }

/**
 * Reads a CSV file in the browser, with whatever separator it has.
 * @returns the file, or the sentence that says why it can't be read
 */
export async function readClientFile(file: File): Promise<ClientFile | string> {
  if (file.size > maxFileBytes) return importTexts.tooLarge
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const [columnNames, ...rows] = data
  if (!columnNames || columnNames.length < 2 || rows.length === 0) return importTexts.unreadable
  if (rows.length > maxRows) return importTexts.tooLarge
  return { name: file.name, columnNames, rows }
}
