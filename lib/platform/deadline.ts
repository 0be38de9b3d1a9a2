import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<AbortSignal>()

/**
 * Runs work that must end within so many milliseconds, and cancels it when it doesn't: what it waits for through
 * `withDeadline` ends at once, and it can begin nothing more through `assertInTime`, such as a write.
 * @throws Error when time is up
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

/** Adds the deadline of the work that calls it, if it has one, to a signal. */
export function withDeadline(signal: AbortSignal): AbortSignal {
  const deadline = running.getStore()
  return deadline ? AbortSignal.any([deadline, signal]) : signal
}

/** @throws Error when the deadline of the work that calls it has passed */
export function assertInTime(): void {
  running.getStore()?.throwIfAborted()
}
