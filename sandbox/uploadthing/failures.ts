import { z } from 'zod'

export const FailureRequest = z.object({
  /** How many of the next uploads are cut. */
  count: z.int().positive().default(1),
  /** At which byte of the file the connection is cut; an upload that goes on from there is let through. */
  cutAfterBytes: z.int().nonnegative().optional(),
  /** How many of the next complete files the portal is never told about. */
  callbackFailures: z.int().positive().optional(),
})

/** Failures ordered by a test, each used up as it happens. */
export function openFailures() {
  let scheduledDisconnects: number[] = []
  let lostCallbacks = 0
  // Browsers send a request again by themselves when its connection broke, so a cut lasts until the upload goes on.
  const disconnectedUploads = new Map<string, number>()

  return {
    schedule({ count, cutAfterBytes, callbackFailures = 0 }: z.infer<typeof FailureRequest>) {
      if (cutAfterBytes !== undefined)
        scheduledDisconnects.push(...Array.from({ length: count }, () => cutAfterBytes))
      lostCallbacks += callbackFailures
    },
    clear() {
      scheduledDisconnects = []
      lostCallbacks = 0
      disconnectedUploads.clear()
    },
    /** The byte at which to cut this upload, which now sends from `start`; undefined to let it through. */
    disconnectAt({ key, start, size }: { key: string; start: number; size: number }): number | undefined {
      const [next] = scheduledDisconnects
      if (!disconnectedUploads.has(key) && next !== undefined && start <= next && next < size) {
        disconnectedUploads.set(key, next)
        scheduledDisconnects.shift()
        return next
      }
      const cut = disconnectedUploads.get(key)
      if (cut !== undefined && start < cut) return cut
      disconnectedUploads.delete(key)
      return undefined
    },
    takeLostCallback: () => lostCallbacks > 0 && lostCallbacks-- > 0,
  }
}
export type Failures = ReturnType<typeof openFailures>
