import { prepareOwner } from '@/scripts/owner/owner-command'
import { withPortal } from './with-portal'

/** Runs `npm run owner`. */
export async function runOwner(args: string[]) {
  await withPortal({ codeOnError: 1 }, prepareOwner(args))
}
