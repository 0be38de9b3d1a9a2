/** Returns a share of the arc's width as CSS has it. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

/** Where the path's top is in the band, so that there is sky above it. */
const topShare = 0.12

/** Returns a height of the arc as a share of the band. */
export function toBand(y: number): number {
  return topShare + y * (1 - topShare)
}
