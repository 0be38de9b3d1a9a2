import 'server-only'

const batchSize = 500

/** Yields all rows of a query, read in batches, each after the last row of the one before. */
export async function* readBatches<Row extends { id: string }>(
  read: (page: { take: number; cursor?: { id: string }; skip?: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last: string | undefined, isOver = false; !isOver; ) {
    const batch = await read({ take: batchSize, ...(last && { cursor: { id: last }, skip: 1 }) })
    yield* batch
    last = batch.at(-1)?.id
    isOver = batch.length < batchSize
  }
}
