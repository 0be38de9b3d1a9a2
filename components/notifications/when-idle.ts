/** The longest wait for an idle moment, in milliseconds. */
const patience = 2000

/** Does something when the browser has nothing better to do, or at last in 2 s; answers the function that calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback yet; there the work waits for what is queued now.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: patience })
  return () => cancelIdleCallback(request)
}
