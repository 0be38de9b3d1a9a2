// Backs up the database and the files. A deployment runs it as prisma/backup.mjs.
import { prepareBackup } from '@/scripts/backup/backup-command'
import { runTask } from './run-task'

await runTask(prepareBackup(process.argv.slice(2), process.cwd())?.task ?? null, 1)
