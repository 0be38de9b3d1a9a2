// Restores a backup. A deployment runs it as prisma/restore.mjs.
import { prepareRestore } from '@/scripts/backup/restore-command'
import { runTask } from './run-task'

await runTask(prepareRestore(process.argv.slice(2), process.cwd())?.task ?? null, 1)
