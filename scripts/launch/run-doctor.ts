import { couldNotRun, prepareDoctor } from '@/scripts/doctor/doctor-command'
import { withPortal } from './with-portal'

/** Runs `npm run doctor`. */
export async function runDoctor(args: string[]) {
  const task = prepareDoctor(args)
  if (task) await withPortal({ codeOnError: couldNotRun }, task)
}
