export function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0)
}

/** Splits cents by weight: each part is rounded down, and what is left goes to the largest remainders, earlier ones first. */
export function largestRemainder(cents: number, weights: readonly number[]): number[] {
  const total = sum(weights)
  const parts = weights.map((weight) => Math.floor((cents * weight) / total))
  const left = cents - sum(parts)
  const remainders = weights.map((weight, index) => ({ index, rest: (cents * weight) % total }))
  remainders.sort((one, other) => other.rest - one.rest || one.index - other.index)
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
