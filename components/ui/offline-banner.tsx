'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { offlineTexts } from '@/lib/platform/web/offline-words'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** A bar at the top while the browser is offline. Sticky elements move below it. */
export function OfflineBanner() {
  const bar = useRef<HTMLDivElement>(null)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => (online || !bar.current ? undefined : makeRoomFor(bar.current)), [online])
  return (
    <div role="status" className="sticky top-0 z-70">
      {!online && (
        <div
          ref={bar}
          className="flex items-center justify-center gap-3 bg-ink px-4 py-2.5 text-center text-paper"
        >
          <Icon name="wifi-off" size="sm" />
          <span>{offlineTexts.banner}</span>
        </div>
      )}
    </div>
  )
}

/** Sets `--banner` to the bar's height, also when its text wraps. Returns a function that stops it. */
function makeRoomFor(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--banner', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--banner')
  }
}
