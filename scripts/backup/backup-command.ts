import path from 'node:path'
import { countOf } from '@/lib/platform/words'
import { LaunchError } from '@/scripts/launch/launch-error'
import { elapsed } from '@/scripts/launch/progress'
import { backUp } from './back-up'
import { clearProgress, databaseUrl, defaultFolder, readOptions, showProgress } from './command-line'
import { printBackups } from './list-command'
import { isEncrypted, openKey, readPassphrase } from './passphrase'

const usage = `Usage: npm run backup -- [--to <folder>] [--keep <number>] [--encrypt] [--list]

  --to       the backup folder (${defaultFolder})
  --keep     how many backups remain there (14)
  --encrypt  asks for a passphrase; not needed if BACKUP_PASSPHRASE is set
  --list     lists the backups with their date, size, version and rows

Exits with 0, or with 1 if nothing was backed up or some files couldn't be.`

/**
 * Reads the options of `npm run backup`. Returns what to run, which returns the exit code, and whether it needs the portal's
 * variables; null when only the usage was asked for.
 * @param base what the backup folder is relative to
 */
export function prepareBackup(
  args: string[],
  base: string,
): { task: () => Promise<number>; needsPortal: boolean } | null {
  const { to, keep, encrypt, list, help } = readOptions(args, usage, {
    to: { type: 'string', default: defaultFolder },
    keep: { type: 'string', default: '14' },
    encrypt: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (help) {
    console.log(usage)
    return null
  }
  const folder = path.resolve(base, String(to))
  if (list) return { task: () => printBackups(folder), needsPortal: false }
  async function task() {
    const passphrase = await readPassphrase({ isNeeded: Boolean(encrypt) || isEncrypted(folder) })
    const { name, manifest, fetched } = await backUp({
      databaseUrl: databaseUrl(),
      folder,
      key: passphrase === null ? null : openKey(folder, passphrase),
      keep: readCount(String(keep)),
      showProgress,
    })
    clearProgress()
    const { files, missing, tables } = manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Backed up ${countOf(rows, 'row')} and ${countOf(files.count, 'file')} (${fetched} new) to ${path.join(folder, name)} in ${elapsed()}.`,
    )
    if (passphrase === null) console.log('It is not encrypted. Set BACKUP_PASSPHRASE to encrypt it.')
    if (missing.length === 0) return 0
    console.error(`${countOf(missing.length, 'file')} couldn't be backed up:`)
    for (const { key, reason } of missing.slice(0, 20)) console.error(`  ${key}: ${reason}`)
    console.error('Run the doctor, which names them.')
    return 1
  }
  return { task, needsPortal: true }
}

function readCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1) return count
  throw new LaunchError(`--keep must be a number from 1, not "${text}".`)
}
