/** In basis points; 10,000 is all of it. */
export const wholeShare = 10_000

/**
 * Splits an amount by weights, by largest remainder: the parts are whole minor units that add up to the amount, and each is
 * less than one unit away from its exact size. Of equal remainders, the first comes first.
 * @param cents 0 or more @param weights 0 or more each, with a sum above 0
 */
export function split(cents: number, weights: readonly number[]): number[] {
  // Products of two amounts exceed what a number holds exactly.
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const sum = weights.reduce((total, weight) => total + BigInt(weight), BigInt(0))
  const parts = exact.map((product) => Number(product / sum))
  const missing = cents - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: Number(product % sum) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** Returns a share of an amount in whole minor units, halves rounded up. @param cents 0 or more */
export function shareOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + wholeShare / 2) / wholeShare)
}
