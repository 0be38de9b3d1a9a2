// Removes the demo's accounts and records. A deployment runs it as prisma/remove-demo.mjs.
import { prepareRemoveDemo } from '@/scripts/demo/remove-demo-command'
import { runTask } from './run-task'

await runTask(prepareRemoveDemo(process.argv.slice(2)), 1)
