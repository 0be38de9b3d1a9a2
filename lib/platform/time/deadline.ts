import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<AbortSignal>()

/**
 * Runs work with a deadline in ms. When the deadline passes, signals from `withDeadline` abort and `assertInTime` throws,
 * so that the work can't start anything else, such as a write.
 * @throws Error when the deadline passes
 */
export async function runWithDeadline<T>(name: string, ms: number, work: () => Promise<T>): Promise<T> {
  const deadline = new AbortController()
  const tooLate = new Error(`${name} took longer than ${ms} ms`)
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      deadline.abort(tooLate)
      reject(tooLate)
    }, ms)
    timer.unref()
  })
  try {
    return await Promise.race([running.run(deadline.signal, work), expiry])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns a signal that also aborts at the deadline of the calling work, if it has one. */
export function withDeadline(signal: AbortSignal): AbortSignal {
  const deadline = running.getStore()
  return deadline ? AbortSignal.any([deadline, signal]) : signal
}

/** @throws Error if the deadline of the calling work has passed */
export function assertInTime(): void {
  running.getStore()?.throwIfAborted()
}
