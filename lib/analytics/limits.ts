/** What a browser may send at once, and how often in a minute one address: an office may share it. */
export const limits = {
  eventsInBatch: 20,
  batchBytes: 4_096,
  pathLength: 200,
  batchesPerMinute: 300,
  /** Events that wait in one process to be written; more are dropped. */
  maxBufferedEvents: 50_000,
  topPages: 5,
  bestClients: 5,
}

/** How long events wait to be written together. */
export const writeEveryMs = 1_000
