/** Enough that the server never waits for the test, and few enough that no request waits for long. */
const maxInFlight = 16

/** Runs the work for every item, up to 16 at a time. Returns the results in the items' order. */
export async function mapInFlight<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  limit = maxInFlight,
): Promise<Result[]> {
  const queue = [...items].entries()
  const results: Result[] = []
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
