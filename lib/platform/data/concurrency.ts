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

/** Makes a read that concurrent callers share. Each receives a result whose read started after its call. */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const started = read()
      running = started.catch(() => undefined)
      return started
    })
    return next
  }
}

/** Makes a read by key that concurrent callers of the same key share, as `shareReads` does. */
export function shareReadsByKey<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const shared = new Map<string, { read: () => Promise<T>; callers: number }>()
  return async (key) => {
    const reader = shared.get(key) ?? { read: shareReads(() => read(key)), callers: 0 }
    shared.set(key, reader)
    reader.callers += 1
    try {
      return await reader.read()
    } finally {
      reader.callers -= 1
      if (reader.callers === 0) shared.delete(key)
    }
  }
}
