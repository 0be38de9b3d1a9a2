/** What a year's payments to a contractor must reach to be reported on form 1099-NEC, in cents of a dollar. */
export type Threshold = { year: number; cents: number }

/** Returns the threshold of the law: $600 until 2025, $2,000 for payments from 2026 on (adjusted for inflation from 2027). */
export function defaultThreshold(year: number): number {
  return year < 2026 ? 60_000 : 200_000
}

/**
 * Whether payments must be reported by the studio. Those by card or payment app don't count: whoever processes them reports
 * them on form 1099-K.
 */
export function isReportable(
  paid: { isContractor: boolean; countedCents: number },
  threshold: number,
): boolean {
  return paid.isContractor && paid.countedCents > 0 && paid.countedCents >= threshold
}
