import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { downloadResponse } from '@/lib/entry/download-response'
import { csvFormat } from '@/lib/platform/text/csv'

/** Returns rows as a CSV file (RFC 4180). */
export function tableResponse(columns: readonly string[], rows: string[][], fileName: string): Response {
  const text = stringify(rows, { ...csvFormat, columns: [...columns] })
  return downloadResponse(text, fileName, 'text/csv; charset=utf-8')
}
