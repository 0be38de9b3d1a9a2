let last: Promise<unknown> = Promise.resolve()

/** Runs work that takes much memory after all such work that was asked for before it. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
