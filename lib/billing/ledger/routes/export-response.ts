import 'server-only'
import { crc32 } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import type { Actor } from '@/lib/auth/actor'
import { readDocuments } from '@/lib/billing/ledger/queries/export/read-documents'
import { findExportSettings } from '@/lib/billing/ledger/queries/find-export-settings'
import { formats } from '@/lib/billing/ledger/rules/export/rows'
import { splitFiles } from '@/lib/billing/ledger/rules/export/split-files'
import { daysOf } from '@/lib/billing/ledger/rules/period'
import { type ExportQuery, programs } from '@/lib/billing/ledger/schema'
import { downloadResponse } from '@/lib/entry/download-response'
import { openFilePart } from '@/lib/integrations/uploadthing'
import { csvFormat } from '@/lib/platform/text/csv'
import { now, todayIn, wallTimeOf } from '@/lib/platform/time/clock'
import { respondWithDownload, zipOf } from '@/lib/platform/zip/download'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns the invoices and credit notes of a period as a program imports them: a CSV file, or a ZIP of several where it imports
 * them apart, or there are more than it takes at once.
 */
export async function exportResponse(actor: Actor, query: ExportQuery, request: Request): Promise<Response> {
  const { timeZone } = await getStudio()
  const program = programs[query.program]
  const settings = await findExportSettings(actor, program)
  const today = todayIn(timeZone)
  const period = query.period || today.slice(0, 7)
  const documents = await readDocuments(daysOf(period), timeZone)
  const files = formats[program].flatMap(({ name, kinds, columns, limits, toRows }) => {
    const rows = documents.filter(({ kind }) => kinds.includes(kind)).map((one) => toRows(one, settings))
    return splitFiles(rows, limits).map((some, index) => ({
      name,
      part: index + 1,
      content: write(some, columns),
    }))
  })
  const prefix = `${query.program}-${period}`
  const [first, ...others] = files
  if (others.length === 0) {
    const [{ name, columns } = { name: '', columns: [] }] = formats[program]
    const { name: fileName, content } = first ?? { name, content: write([], columns) }
    return downloadResponse(content, `${prefix}-${fileName}.csv`, 'text/csv; charset=utf-8')
  }
  const entries = files.map(({ name, part, content }) => ({
    name: `${prefix}-${name}-${String(part).padStart(2, '0')}.csv`,
    sizeBytes: content.byteLength,
    crc32: crc32(content),
    content,
  }))
  const modified = { date: today, time: wallTimeOf(now(), timeZone) }
  return respondWithDownload(request, zipOf(`${prefix}.zip`, entries, modified), openFilePart)
}

function write(rows: readonly string[][], columns: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(stringify([...rows], { ...csvFormat, columns: [...columns] }))
}
