'use client'

import { useEffect } from 'react'
import { OfflineBanner } from '@/components/ui/offline-banner'
import { toast } from '@/components/ui/toast'
import { offlineTexts } from '@/lib/platform/web/offline-words'
import { backOnline } from './back-online'

/** Shows that there is no network, and holds the requests of Next.js until there is. */
export function OfflineNotice() {
  useEffect(
    () =>
      holdWhileOffline((request, path) => {
        // Pages also refresh themselves; only a request that the user just made gets a toast.
        if (!navigator.userActivation.isActive) return
        if (opensSavedDay(request, path)) location.assign(path)
        else toast.info("You're offline", offlineTexts[request])
      }),
    [],
  )
  return <OfflineBanner />
}

/** Whether the service worker may have saved the page that the user opens. */
function opensSavedDay(request: HeldRequest, path: string): boolean {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  return hasWorker && request === 'page' && path === '/today' && location.pathname !== path
}

/** What the user requested while offline. */
type HeldRequest = 'change' | 'page'

/**
 * Holds the requests of Next.js while the browser is offline and sends them when it is back online; without this they
 * would replace the page with the error screen. Holds a change only if it can't have been sent, so that it is never made
 * twice. Calls `onHeld` for each held request. Returns a function that stops it. Browser only.
 */
function holdWhileOffline(onHeld: (request: HeldRequest, path: string) => void): () => void {
  const send = window.fetch
  async function sendOrHold(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const wasOffline = !navigator.onLine
    try {
      return await send(input, init)
    } catch (error) {
      const request = kindOf(init)
      const isSafeToRepeat = request === 'page' ? !navigator.onLine : wasOffline
      if (!request || !isSafeToRepeat || init?.signal?.aborted) throw error
      onHeld(request, pathOf(input))
      await backOnline(send, init?.signal)
      return await sendOrHold(input, init)
    }
  }
  window.fetch = sendOrHold
  return () => {
    if (window.fetch === sendOrHold) window.fetch = send
  }
}

function pathOf(input: Parameters<typeof fetch>[0]): string {
  return new URL(input instanceof Request ? input.url : input, location.href).pathname
}

/** Recognizes the requests of Next.js by their headers. Prefetches aren't held. */
function kindOf(init: RequestInit | undefined): HeldRequest | null {
  const headers = new Headers(init?.headers)
  if (headers.has('next-action')) return 'change'
  return headers.has('rsc') && !headers.has('next-router-prefetch') ? 'page' : null
}
