/** Makes a function that runs at most `limit` tasks at a time; the others wait in order. */
export function limitConcurrency(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= max) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await work()
    } finally {
      // The next waiting task takes this place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
