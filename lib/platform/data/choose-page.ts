/** Which page of a list this is. `hasMore`: there are more than `total`, where counting stopped. */
export type Page = { total: number; hasMore: boolean; page: number }

export type ChosenPage = { page: Page; skip: number; take: number }

/**
 * Returns which page of a list to read; the last one for any number past it. Pages start at 1.
 * @param counted how many there are; counting stops at one more than `maxCount`
 * @returns `page`, for the list's reader, and what to skip and take
 */
export function choosePage(
  wanted: number,
  counted: number,
  { pageSize, maxCount = counted }: { pageSize: number; maxCount?: number },
): ChosenPage {
  const total = Math.min(counted, maxCount)
  const page = Math.max(1, Math.min(wanted, Math.ceil(total / pageSize)))
  return { page: { total, hasMore: counted > maxCount, page }, skip: (page - 1) * pageSize, take: pageSize }
}
