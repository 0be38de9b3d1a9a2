import { limits } from '@/lib/site/analytics/limits'
import type { EventType } from '@/lib/site/analytics/rules/counted-pages'

const waitMs = 1_000
let events: { type: EventType; path: string }[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts an event on this page, unless the visitor opts out of tracking. */
export function countEvent(type: EventType): void {
  if (wantsNoTracking()) return
  events.push({ type, path: location.pathname.slice(0, limits.pathLength) })
  clearTimeout(timer)
  if (events.length === limits.eventsInBatch) sendEvents()
  else timer = setTimeout(sendEvents, waitMs)
}

/** Sends the pending events, even while the page unloads. Unlike `sendBeacon`, sends no cookies. */
export function sendEvents(): void {
  if (events.length === 0) return
  const body = JSON.stringify(events)
  events = []
  fetch('/api/analytics', { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {
    // Events that can't be sent aren't counted.
  })
}

function wantsNoTracking(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}
