// Checks the books. A deployment runs it as prisma/doctor.mjs.
import { couldNotRun, prepareDoctor } from '@/scripts/doctor/doctor-command'
import { runTask } from './run-task'

await runTask(prepareDoctor(process.argv.slice(2)), couldNotRun)
