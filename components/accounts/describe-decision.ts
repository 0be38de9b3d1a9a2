import type { ActionResult } from '@/lib/platform/errors'

/** Why a request was not decided: that someone else was faster is said in the server's own words. */
export function describeDecision(result: ActionResult<unknown> | null): string {
  if (result && !result.ok && result.code === 'conflict') return result.message
  return 'Failed to process approval'
}
