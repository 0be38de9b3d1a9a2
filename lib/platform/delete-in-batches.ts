const batchSize = 5_000

/**
 * Deletes rows a batch at a time, each in its own statement, so that no long lock holds up the portal.
 * @param deleteBatch deletes at most so many rows; Returns how many
 * @returns how many rows were deleted
 */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<number>): Promise<number> {
  let total = 0
  let deleted = batchSize
  while (deleted === batchSize) {
    deleted = await deleteBatch(batchSize)
    total += deleted
  }
  return total
}
