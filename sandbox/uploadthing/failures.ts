import { z } from 'zod'

export const FailureRequest = z.object({
  /** How many of the next uploads are interrupted. */
  count: z.int().positive().default(1),
  /** The byte of the file at which the connection is closed. An upload that resumes from there succeeds. */
  cutAfterBytes: z.int().nonnegative().optional(),
  /** For how many of the next complete files the portal gets no callback. */
  callbackFailures: z.int().positive().optional(),
})

/** Failures requested by a test. Each is used once. */
export function openFailures() {
  let scheduledDisconnects: number[] = []
  let lostCallbacks = 0
  // Browsers repeat a request by themselves after a disconnect, so the upload keeps failing until it resumes.
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
    /**
     * Returns the byte at which to close this upload's connection, or undefined. The upload sends from byte `start`.
     */
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
