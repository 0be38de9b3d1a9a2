import { prepareRemoveDemo } from '@/scripts/demo/remove-demo-command'
import { withPortal } from './with-portal'

/** Runs `npm run remove-demo`. */
export async function runRemoveDemo(args: string[]) {
  const task = prepareRemoveDemo(args)
  if (task) await withPortal({ codeOnError: 1 }, task)
}
