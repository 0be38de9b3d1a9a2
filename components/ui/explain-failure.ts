import { lostConnectionText } from '@/lib/platform/words'

/** As much of an action's result as is needed to say why it failed; null where the call got no answer. */
type Failed = { ok: true } | { ok: false; code: string; message: string } | null

/**
 * What a person reads when something was not done: that the connection was lost, the server's own sentence where it
 * rejected, and `failed`, the product's text, for anything that went wrong on our side.
 */
export function explainFailure(result: Failed, failed: string): string {
  if (result === null) return lostConnectionText
  return result.ok || result.code === 'unexpected' ? failed : result.message
}
