import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { countOf } from '@/lib/platform/words'
import { isSealed, listBackups, readManifest } from './backup-folder'
import { openKey, readPassphrase } from './passphrase'

const units = ['B', 'KB', 'MB', 'GB', 'TB']

/**
 * Prints the backups of a folder, oldest first: name, date, size with its files, version of Northlight, and what it holds.
 * @returns the exit code
 */
export async function printBackups(folder: string): Promise<number> {
  const names = listBackups(folder)
  if (names.length === 0) console.log(`There's no backup in ${folder}.`)
  const isAnySealed = names.some((name) => isSealed(path.join(folder, name)))
  const passphrase = isAnySealed ? await readPassphrase({ isNeeded: true }) : null
  const key = passphrase === null ? null : openKey(folder, passphrase)
  for (const name of names) {
    const backup = path.join(folder, name)
    const { createdAt, app, tables, files } = await readManifest(backup, isSealed(backup) ? key : null)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const size = formatSize(sizeOf(backup) + files.bytes)
    const date = `${createdAt.slice(0, 16).replace('T', ' ')} UTC`
    console.log(
      [name, date, size, app, `${countOf(rows, 'row')}, ${countOf(files.count, 'file')}`].join('  '),
    )
  }
  return 0
}

/** Returns the bytes of the dumps, without the files, which backups share. */
const sizeOf = (backup: string) =>
  readdirSync(backup).reduce((sum, file) => sum + statSync(path.join(backup, file)).size, 0)

function formatSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
}
