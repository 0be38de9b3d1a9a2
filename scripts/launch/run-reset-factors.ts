import { prepareResetFactors } from '@/scripts/factors/reset-command'
import { withPortal } from './with-portal'

/** Runs `npm run reset-factors`. */
export async function runResetFactors(args: string[]) {
  await withPortal({ codeOnError: 1 }, prepareResetFactors(args))
}
