import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/platform/log'
import { recordEvents } from './commands/record-events'
import { limits, writeEveryMs } from './limits'
import type { CountedEvent } from './schema'

type Waiting = {
  events: CountedEvent[]
  /** The next writing, while one is to come. */
  writing: Promise<void> | null
  /** Whether it was said already that there is no more room. */
  isFull: boolean
}

const shared = globalThis as typeof globalThis & { northlightWaitingEvents?: Waiting }

/** One of this process: Next loads a module once for each of its bundles. */
function waiting(): Waiting {
  shared.northlightWaitingEvents ??= { events: [], writing: null, isFull: false }
  return shared.northlightWaitingEvents
}

/** Puts events in line to be written within a second. Beyond what there is room for they are dropped. */
export function addEvents(events: readonly CountedEvent[]): void {
  const line = waiting()
  const room = limits.waitingEvents - line.events.length
  if (events.length > room && !line.isFull) {
    line.isFull = true
    log().warn({ waiting: line.events.length }, 'analytics events are dropped: too many wait to be written')
  }
  line.events.push(...events.slice(0, room))
}

/**
 * Resolves when all that waits now is written, or could not be. Everyone who asks meanwhile waits for the same writing:
 * at most one a second. The server waits for it before it ends, so a restart loses nothing.
 */
export function eventsWritten(): Promise<void> {
  const line = waiting()
  line.writing ??= sleep(writeEveryMs).then(() => {
    line.writing = null
    return writeWaiting(line)
  })
  return line.writing
}

async function writeWaiting(line: Waiting): Promise<void> {
  const events = line.events
  line.events = []
  try {
    await recordEvents(events)
    line.isFull = false
  } catch (error) {
    // They go to the front of the line again, and with the next events that arrive to the database.
    line.events = [...events, ...line.events].slice(0, limits.waitingEvents)
    log().error(
      { error: String(error), waiting: line.events.length },
      'analytics events could not be written',
    )
  }
}
