// Turns off someone's two-step sign-in. A deployment runs it as prisma/reset-factors.mjs.
import { prepareResetFactors } from '@/scripts/factors/reset-command'
import { runTask } from './run-task'

await runTask(prepareResetFactors(process.argv.slice(2)), 1)
