/**
 * Compares ISO 8601 instants in UTC, latest first. Plain string comparison suffices and is cheaper than a locale's.
 */
export function latestFirst(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}
