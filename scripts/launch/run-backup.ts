import { prepareBackup } from '@/scripts/backup/backup-command'
import { prepareRestore } from '@/scripts/backup/restore-command'
import { runTask } from '@/scripts/deploy/run-task'
import { readConfiguration } from './environment'
import { LaunchError } from './launch-error'
import { printError } from './progress'
import { root } from './root'
import { findPortal, withPortal } from './with-portal'

/** Runs `npm run backup`. */
export async function runBackup(args: string[]) {
  const backup = prepareBackup(args, root)
  if (backup) await run(backup)
}

/** Runs `npm run restore`. */
export async function runRestore(args: string[]) {
  const restore = prepareRestore(args, root)
  if (!restore) return
  const isLocal = !readConfiguration('production').DATABASE_URL
  if (isLocal && restore.changesDatabase && findPortal() !== null) {
    printError(new LaunchError('Stop the portal and its workers first.'))
    process.exit(1)
  }
  await run(restore)
}

async function run({ task, needsPortal }: { task: () => Promise<number>; needsPortal: boolean }) {
  if (needsPortal) await withPortal({ codeOnError: 1 }, task)
  else await runTask(task, 1)
}
