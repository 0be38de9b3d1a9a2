import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/platform/monitoring/log'
import { recordEvents } from '@/lib/site/analytics/commands/record-events'
import { limits, writeEveryMs } from '@/lib/site/analytics/limits'
import type { CountedEvent } from '@/lib/site/analytics/schema'

type EventBuffer = {
  events: CountedEvent[]
  /** The next scheduled write. */
  writing: Promise<void> | null
  /** Whether the overflow was already logged. */
  isFull: boolean
}

const shared = globalThis as typeof globalThis & { northlightEventBuffer?: EventBuffer }

/** Shared through globalThis, because Next.js loads a module once per bundle. */
function sharedBuffer(): EventBuffer {
  shared.northlightEventBuffer ??= { events: [], writing: null, isFull: false }
  return shared.northlightEventBuffer
}

/** Buffers events to be written within a second. Drops events when the buffer is full. */
export function addEvents(events: readonly CountedEvent[]): void {
  const buffer = sharedBuffer()
  const room = limits.maxBufferedEvents - buffer.events.length
  if (events.length > room && !buffer.isFull) {
    buffer.isFull = true
    log().warn({ buffered: buffer.events.length }, 'analytics events are dropped: the buffer is full')
  }
  buffer.events.push(...events.slice(0, room))
}

/**
 * Resolves when the buffered events have been written or could not be. Concurrent callers share one write, at most one a
 * second. The server awaits it on shutdown, so a restart loses nothing.
 */
export function eventsWritten(): Promise<void> {
  const buffer = sharedBuffer()
  buffer.writing ??= sleep(writeEveryMs).then(() => {
    buffer.writing = null
    return writeBuffer(buffer)
  })
  return buffer.writing
}

async function writeBuffer(buffer: EventBuffer): Promise<void> {
  const events = buffer.events
  buffer.events = []
  try {
    await recordEvents(events)
    buffer.isFull = false
  } catch (error) {
    // Back to the front of the buffer, to be written with the next events.
    buffer.events = [...events, ...buffer.events].slice(0, limits.maxBufferedEvents)
    log().error(
      { error: String(error), buffered: buffer.events.length },
      'analytics events could not be written',
    )
  }
}
