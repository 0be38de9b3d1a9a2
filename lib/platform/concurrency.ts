/** Makes a function that runs work at most so many at a time; the rest waits, first come, first served. */
export function limitConcurrency(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= max) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes over this place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
