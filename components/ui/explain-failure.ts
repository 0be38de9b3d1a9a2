import { lostConnectionText } from '@/lib/platform/words'

/** The part of an action's result that says why it failed; null when the call got no response. */
type Failed = { ok: true } | { ok: false; code: string; message: string } | null

/** Returns the error message to show: for a lost connection, the server's own, or `failed` for an unexpected error. */
export function explainFailure(result: Failed, failed: string): string {
  if (result === null) return lostConnectionText
  return result.ok || result.code === 'unexpected' ? failed : result.message
}
