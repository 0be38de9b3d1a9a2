import path from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { backUp } from '@/scripts/backup/back-up'
import { chooseBackup, listBackups, needsPassphrase } from '@/scripts/backup/backup-folder'
import { isEncrypted, openKey, readPassphrase } from '@/scripts/backup/passphrase'
import { restoreDatabase } from '@/scripts/backup/restore'
import { restoreFiles } from '@/scripts/backup/restore-files'
import { LaunchError } from './launch-error'
import { elapsed, printError } from './progress'
import { root } from './root'
import { findPortal, withPortal } from './with-portal'

const defaultFolder = 'backups'

const backupUsage = `Usage: npm run backup -- [--to <folder>] [--keep <number>] [--encrypt]

  --to       the backup folder (${defaultFolder})
  --keep     how many backups remain there (14)
  --encrypt  asks for a passphrase; not needed if BACKUP_PASSPHRASE is set

Exits with 0, or with 1 if nothing was backed up or some files couldn't be.`

const restoreUsage = `Usage: npm run restore -- [--from <folder>] [--backup <name>] [--replace] [--files-only] [--list]

  --from        the backup folder (${defaultFolder})
  --backup      which backup; the newest if not given
  --replace     deletes what the database has
  --files-only  leaves the database, and uploads files that storage has lost
  --list        lists the backups

Stop the portal and its workers first.`

/** Runs `npm run backup`. */
export async function runBackup(args: string[]) {
  const { to, keep, encrypt, help } = readOptions(args, backupUsage, {
    to: { type: 'string', default: defaultFolder },
    keep: { type: 'string', default: '14' },
    encrypt: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (help) return console.log(backupUsage)
  await withPortal({ codeOnError: 1 }, async () => {
    const folder = path.resolve(root, String(to))
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
      `Backed up ${rows} rows and ${files.count} files (${fetched} new) to ${path.join(folder, name)} in ${elapsed()}.`,
    )
    if (passphrase === null) console.log('It is not encrypted. Set BACKUP_PASSPHRASE to encrypt it.')
    if (missing.length === 0) return 0
    console.error(`${missing.length} files couldn't be backed up:`)
    for (const { key, reason } of missing.slice(0, 20)) console.error(`  ${key}: ${reason}`)
    console.error('Run `npm run doctor`, which names them.')
    return 1
  })
}

/** Runs `npm run restore`. */
export async function runRestore(args: string[]) {
  const options = readOptions(args, restoreUsage, {
    from: { type: 'string', default: defaultFolder },
    backup: { type: 'string' },
    replace: { type: 'boolean', default: false },
    'files-only': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (options.help) return console.log(restoreUsage)
  const folder = path.resolve(root, String(options.from))
  if (options.list) return console.log(listBackups(folder).join('\n'))
  const isLocal = !process.env.DATABASE_URL
  if (isLocal && findPortal() !== null && !options['files-only']) {
    printError(new LaunchError('Stop the portal and its workers first.'))
    process.exit(1)
  }
  await withPortal({ codeOnError: 1 }, async () => {
    const backup = chooseBackup(folder, options.backup === undefined ? undefined : String(options.backup))
    const passphrase = await readPassphrase({ isNeeded: needsPassphrase(folder, backup) })
    const key = needsPassphrase(folder, backup) && passphrase !== null ? openKey(folder, passphrase) : null
    if (!options['files-only']) {
      const replaces = Boolean(options.replace)
      const { tables } = await restoreDatabase({
        databaseUrl: databaseUrl(),
        backup,
        key,
        replaces,
        showProgress,
      })
      clearProgress()
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      console.log(`Restored ${rows} rows from ${backup}.`)
    }
    const { uploaded, damaged } = await restoreFiles({ folder, backup, key, showProgress })
    clearProgress()
    console.log(`Uploaded ${uploaded} files that storage didn't have. Done in ${elapsed()}.`)
    console.log('Check the result with `npm run doctor -- --contents`, then start the portal.')
    for (const file of damaged) console.error(`Missing or damaged in the backup: ${file}`)
    return damaged.length === 0 ? 0 : 1
  })
}

function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  usage: string,
  options: T,
) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(1)
  }
}

function readCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1) return count
  throw new LaunchError(`--keep must be a number from 1, not "${text}".`)
}

const databaseUrl = () => process.env.DATABASE_URL ?? ''

const isWatched = process.stderr.isTTY

function showProgress(text: string) {
  if (isWatched) process.stderr.write(`\r\u001b[K  · ${text}`)
}

function clearProgress() {
  if (isWatched) process.stderr.write('\r\u001b[K')
}
