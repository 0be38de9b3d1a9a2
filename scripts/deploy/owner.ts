// Gives the owner and photographers access without an email. A deployment runs it as prisma/owner.mjs.
import { prepareOwner } from '@/scripts/owner/owner-command'
import { runTask } from './run-task'

await runTask(prepareOwner(process.argv.slice(2)), 1)
