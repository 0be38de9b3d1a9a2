import { limitConcurrency } from '@/lib/platform/data/concurrency'

/** Enough that the server never waits for the test, and few enough that no request waits for long. */
const maxInFlight = 16

/** Runs the work for every item, up to `limit` at a time. Returns the results in the items' order. */
export function mapInFlight<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  limit = maxInFlight,
): Promise<Result[]> {
  const limited = limitConcurrency(limit)
  return Promise.all([...items].map((item) => limited(() => work(item))))
}
