/**
 * Orders ISO 8601 instants in UTC, the latest first. They compare as plain text; a locale's order would be the same and
 * costs a browser the loading of its tables.
 */
export function latestFirst(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}
