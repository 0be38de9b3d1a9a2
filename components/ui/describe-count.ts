/** A count where there is little room: `7`, or `99+` beyond 99. Nobody counts further for it. */
export function describeCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
