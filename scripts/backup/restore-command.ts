import path from 'node:path'
import { countOf } from '@/lib/platform/words'
import { LaunchError } from '@/scripts/launch/launch-error'
import { elapsed } from '@/scripts/launch/progress'
import { chooseBackup, needsPassphrase } from './backup-folder'
import { clearProgress, databaseUrl, defaultFolder, readOptions, showProgress } from './command-line'
import { printBackups } from './list-command'
import { openKey, readPassphrase } from './passphrase'
import { restoreDatabase } from './restore'
import { restoreFiles } from './restore-files'

const usage = `Usage: npm run restore -- [--from <folder>] [--backup <name>] [--replace] [--files-only] [--list]

  --from        the backup folder (${defaultFolder})
  --backup      which backup; the newest if not given
  --replace     deletes what the database has
  --files-only  leaves the database, and uploads files that storage has lost
  --list        lists the backups with their date, size, version and rows

Stop the portal and its workers first; with --files-only they may run.`

/**
 * Reads the options of `npm run restore`. Returns what to run, which returns the exit code, and whether it needs the portal's
 * variables and changes the database; null when only the usage was asked for.
 * @param base what the backup folder is relative to
 */
export function prepareRestore(
  args: string[],
  base: string,
): { task: () => Promise<number>; needsPortal: boolean; changesDatabase: boolean } | null {
  const options = readOptions(args, usage, {
    from: { type: 'string', default: defaultFolder },
    backup: { type: 'string' },
    replace: { type: 'boolean', default: false },
    'files-only': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  const folder = path.resolve(base, String(options.from))
  if (options.help) {
    console.log(usage)
    return null
  }
  if (options.list) return { task: () => printBackups(folder), needsPortal: false, changesDatabase: false }
  const changesDatabase = !options['files-only']
  if (!changesDatabase && options.replace) {
    console.error(`--files-only leaves the database, so there's nothing to replace.\n\n${usage}`)
    process.exit(1)
  }
  async function task() {
    const backup = chooseBackup(folder, options.backup === undefined ? undefined : String(options.backup))
    const passphrase = await readPassphrase({ isNeeded: needsPassphrase(folder, backup) })
    const key = needsPassphrase(folder, backup) && passphrase !== null ? openKey(folder, passphrase) : null
    if (changesDatabase) {
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
      console.log(`Restored ${countOf(rows, 'row')} from ${backup}.`)
    }
    const { uploaded, damaged } = await restoreFiles({ folder, backup, key, showProgress }).catch(
      (error: unknown) => {
        clearProgress()
        throw new LaunchError(
          `Not all files could be restored: ${messageOf(error)}. Check that storage can be reached, then run it again with --files-only.`,
        )
      },
    )
    clearProgress()
    console.log(`Uploaded ${countOf(uploaded, 'file')} that storage didn't have. Done in ${elapsed()}.`)
    const nextStep = changesDatabase ? ', then start the portal' : ''
    console.log(`Check the result with the doctor and \`--contents\`${nextStep}.`)
    for (const file of damaged) console.error(`Missing or damaged in the backup: ${file}`)
    return damaged.length === 0 ? 0 : 1
  }
  return { task, needsPortal: true, changesDatabase }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}
