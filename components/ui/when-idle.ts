/** The longest wait for an idle moment. */
const idleTimeoutMs = 2000

/** Runs a callback when the browser is idle, or after 2 s. Returns the function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback yet; there it runs after the queued tasks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(request)
}
