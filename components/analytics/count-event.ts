import { limits } from '@/lib/analytics/limits'
import type { EventType } from '@/lib/analytics/rules'

const waitMs = 1_000
let events: { type: EventType; path: string }[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts something that happened on this page, unless the visitor asks not to be tracked. */
export function countEvent(type: EventType): void {
  if (wantsNoTracking()) return
  events.push({ type, path: location.pathname.slice(0, limits.pathLength) })
  clearTimeout(timer)
  if (events.length === limits.eventsInBatch) sendEvents()
  else timer = setTimeout(sendEvents, waitMs)
}

/** Sends what waits; it outlives the page. Unlike a beacon it takes no cookie along: it is nobody's. */
export function sendEvents(): void {
  if (events.length === 0) return
  const body = JSON.stringify(events)
  events = []
  fetch('/api/analytics', { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {
    // A view that could not be told is not counted.
  })
}

function wantsNoTracking(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}
