'use client'

import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** An ink bar above everything while the browser has no network. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <div className="flex items-center justify-center gap-3 bg-ink px-4 py-2.5 text-center text-paper">
          <WifiOff className="icon-sm" aria-hidden="true" />
          <span>
            You are offline. What you see may be out of date; what you save is sent when you are back.
          </span>
        </div>
      )}
    </div>
  )
}
