/** Returns a count for a badge: `7`, or `99+` above 99. */
export function describeCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
