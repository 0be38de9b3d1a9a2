/** The pause between two checks whether the portal can be reached. */
const checkMs = 300

/** Waits until the portal responds again: browsers say that they are online a moment before requests succeed. Browser only. */
export async function backOnline(send: typeof fetch, signal: AbortSignal | null | undefined): Promise<void> {
  while (!(navigator.onLine && (await isReachable(send)))) {
    signal?.throwIfAborted()
    await (navigator.onLine ? new Promise((resolve) => setTimeout(resolve, checkMs)) : onlineEvent(signal))
  }
}

async function isReachable(send: typeof fetch): Promise<boolean> {
  return send('/favicon.ico', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

function onlineEvent(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    addEventListener('online', () => resolve(), { once: true })
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
