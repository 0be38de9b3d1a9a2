/** What the person asked for while there was no network. */
export type HeldRequest = 'change' | 'page'

/**
 * While the browser has no network, what Next.js asks the server for waits until it is back, where it would fail a whole
 * page, and the form on it, with an error. A change is held only when it cannot have left this machine, so that it is
 * never made twice. Calls `onHeld` for each; answers the function that ends it. Browser only.
 */
export function holdWhileOffline(onHeld: (request: HeldRequest) => void): () => void {
  const send = window.fetch
  async function sendOrHold(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const wasOffline = !navigator.onLine
    try {
      return await send(input, init)
    } catch (error) {
      const request = kindOf(init)
      const isSafeToRepeat = request === 'page' ? !navigator.onLine : wasOffline
      if (!request || !isSafeToRepeat || init?.signal?.aborted) throw error
      onHeld(request)
      await backOnline(init?.signal)
      return await sendOrHold(input, init)
    }
  }
  window.fetch = sendOrHold
  return () => {
    if (window.fetch === sendOrHold) window.fetch = send
  }
}

/** Next.js names its own requests by their headers. What it only fetches ahead may fail. */
function kindOf(init: RequestInit | undefined): HeldRequest | null {
  const headers = new Headers(init?.headers)
  if (headers.has('next-action')) return 'change'
  return headers.has('rsc') && !headers.has('next-router-prefetch') ? 'page' : null
}

function backOnline(signal: AbortSignal | null | undefined): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve, reject) => {
    addEventListener('online', () => resolve(), { once: true })
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
