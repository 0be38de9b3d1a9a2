import 'server-only'
import { crc32 } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import type { Actor } from '@/lib/auth/actor'
import { findExportSettings } from '@/lib/books/queries/find-export-settings'
import { readExportedInvoices } from '@/lib/books/queries/read-exported-invoices'
import { formats } from '@/lib/books/rules/export/rows'
import { splitFiles } from '@/lib/books/rules/export/split-files'
import { daysOf } from '@/lib/books/rules/period'
import { type ExportQuery, programs } from '@/lib/books/schema'
import { downloadResponse } from '@/lib/entry/download-response'
import { now, todayIn, wallTimeOf } from '@/lib/platform/clock'
import { csvFormat } from '@/lib/platform/csv'
import { respondWithDownload, zipOf } from '@/lib/platform/zip/download'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Returns the invoices of a period as a program imports them: a CSV file, or a ZIP of several where there are more than the
 * program takes at once.
 */
export async function exportResponse(actor: Actor, query: ExportQuery, request: Request): Promise<Response> {
  const { timeZone } = await getStudio()
  const program = programs[query.program]
  const settings = await findExportSettings(actor, program)
  const today = todayIn(timeZone)
  const period = query.period || today.slice(0, 7)
  const invoices = await readExportedInvoices(daysOf(period), timeZone)
  const { columns, limits, toRows } = formats[program]
  const files = splitFiles(
    invoices.map((invoice) => toRows(invoice, settings)),
    limits,
  )
  const name = `${query.program}-${period}`
  const [first = write([], columns), ...others] = files.map((rows) => write(rows, columns))
  if (others.length === 0) return downloadResponse(first, `${name}.csv`, 'text/csv; charset=utf-8')
  const entries = [first, ...others].map((content, index) => ({
    name: `${name}-${String(index + 1).padStart(2, '0')}.csv`,
    sizeBytes: content.byteLength,
    crc32: crc32(content),
    content,
  }))
  const modified = { date: today, time: wallTimeOf(now(), timeZone) }
  return respondWithDownload(request, zipOf(`${name}.zip`, entries, modified))
}

function write(rows: readonly string[][], columns: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(stringify([...rows], { ...csvFormat, columns: [...columns] }))
}
