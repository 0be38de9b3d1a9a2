import { z } from 'zod'

export const FailureOrder = z.object({
  /** How many of the next uploads are cut. */
  count: z.int().positive().default(1),
  /** At which byte of the file the connection is cut; an upload that goes on from there is let through. */
  cutAfterBytes: z.int().nonnegative().optional(),
  /** How many of the next complete files the portal is never told about. */
  callbackFailures: z.int().positive().optional(),
})

/** Failures ordered by a test, each used up as it happens. */
export function openFailures() {
  let orderedCuts: number[] = []
  let lostCallbacks = 0
  // Browsers send a request again by themselves when its connection broke, so a cut lasts until the upload goes on.
  const cutUploads = new Map<string, number>()

  return {
    order({ count, cutAfterBytes, callbackFailures = 0 }: z.infer<typeof FailureOrder>) {
      if (cutAfterBytes !== undefined) orderedCuts.push(...Array.from({ length: count }, () => cutAfterBytes))
      lostCallbacks += callbackFailures
    },
    clear() {
      orderedCuts = []
      lostCallbacks = 0
      cutUploads.clear()
    },
    /** The byte at which to cut this upload, which now sends from `start`; undefined to let it through. */
    cutFor({ key, start, size }: { key: string; start: number; size: number }): number | undefined {
      const [next] = orderedCuts
      if (!cutUploads.has(key) && next !== undefined && start <= next && next < size) {
        cutUploads.set(key, next)
        orderedCuts.shift()
        return next
      }
      const cut = cutUploads.get(key)
      if (cut !== undefined && start < cut) return cut
      cutUploads.delete(key)
      return undefined
    },
    takeLostCallback: () => lostCallbacks > 0 && lostCallbacks-- > 0,
  }
}
export type Failures = ReturnType<typeof openFailures>
