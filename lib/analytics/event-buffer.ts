import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/platform/log'
import { recordEvents } from './commands/record-events'
import { limits, writeEveryMs } from './limits'
import type { CountedEvent } from './schema'

type EventBuffer = {
  events: CountedEvent[]
  /** The next writing, while one is to come. */
  writing: Promise<void> | null
  /** Whether it was said already that there is no more room. */
  isFull: boolean
}

const shared = globalThis as typeof globalThis & { northlightEventBuffer?: EventBuffer }

/** One of this process: Next loads a module once for each of its bundles. */
function sharedBuffer(): EventBuffer {
  shared.northlightEventBuffer ??= { events: [], writing: null, isFull: false }
  return shared.northlightEventBuffer
}

/** Buffers events to be written within a second. Beyond what there is room for they are dropped. */
export function addEvents(events: readonly CountedEvent[]): void {
  const buffer = sharedBuffer()
  const room = limits.maxBufferedEvents - buffer.events.length
  if (events.length > room && !buffer.isFull) {
    buffer.isFull = true
    log().warn(
      { buffered: buffer.events.length },
      'analytics events are dropped: too many wait to be written',
    )
  }
  buffer.events.push(...events.slice(0, room))
}

/**
 * Resolves when all that waits now is written, or could not be. Everyone who asks meanwhile waits for the same writing:
 * at most one a second. The server waits for it before it ends, so a restart loses nothing.
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
    // They go back to the front of the buffer, and with the next events that arrive to the database.
    buffer.events = [...events, ...buffer.events].slice(0, limits.maxBufferedEvents)
    log().error(
      { error: String(error), buffered: buffer.events.length },
      'analytics events could not be written',
    )
  }
}
