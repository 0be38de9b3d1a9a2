/** `batchesPerMinute` applies to a network address, which a whole office may share. */
export const limits = {
  eventsInBatch: 20,
  batchBytes: 4_096,
  pathLength: 200,
  batchesPerMinute: 300,
  /** Per process; more events are dropped. */
  maxBufferedEvents: 50_000,
  topPages: 5,
  bestClients: 5,
}

/** How long events are buffered to be written together. */
export const writeEveryMs = 1_000
