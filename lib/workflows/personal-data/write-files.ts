import { crc32 } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import { csvFormat } from '@/lib/platform/text/csv'
import type { ZipFile } from '@/lib/platform/zip/download'
import { nameEntries } from '@/lib/platform/zip/entry-names'
import { groupBy } from './group-by'

export function generatedFile(name: string, content: Uint8Array<ArrayBuffer>): ZipFile {
  return { name, sizeBytes: content.byteLength, crc32: crc32(content), content }
}

export function textFile(name: string, text: string): ZipFile {
  return generatedFile(name, new TextEncoder().encode(text))
}

export function jsonFile(name: string, value: unknown): ZipFile {
  return textFile(name, `${JSON.stringify(value, null, 2)}\n`)
}

/** The rows have a cell for each column. */
export function csvFile(name: string, columns: string[], rows: string[][]): ZipFile {
  return textFile(name, stringify(rows, { ...csvFormat, columns }))
}

/** Returns paths at which these files can be stored on any system, in order. Duplicates in a folder are numbered. */
export function nameInFolders(files: readonly { folder: string; name: string }[]): string[] {
  const folders = groupBy(files.keys(), (place) => files[place]?.folder ?? '')
  const paths: string[] = []
  for (const [folder, places] of folders) {
    const names = nameEntries(places.map((place) => files[place]?.name ?? ''))
    for (const [index, place] of places.entries()) paths[place] = `${folder}/${names[index]}`
  }
  return paths
}
