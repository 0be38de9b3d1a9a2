/** What a client ordered, and on which terms of the studio, of a brokerage, and of others who pay. */
export type Terms = {
  /** Of the two services that are booked, in cents. */
  prices: readonly [number, number]
  coupon: { percent: number } | { cents: number } | null
  /** In thousandths of a percent, of two taxes. */
  rates: readonly [number, number]
  includesTax: boolean
  depositPercent: number
  /** What the client has as account credit before the photos are sent. */
  creditCents: number
  /** What someone without an account pays of what is left for the client, in percent; null for nothing. */
  sharePercent: number | null
  coverage: Coverage | null
  /** An item that is added when the photos are sent; 0 for none. */
  extraCents: number
  /** How many of five photos are included, and what others cost; null if there's nothing to choose. */
  choice: { included: number; extraCents: number } | null
  /** The fee for a late cancellation, which is how the booking ends; null if the photos are sent. */
  feeCents: number | null
}

export type Share = { cents: number } | { basisPoints: number }

/** What a brokerage pays. */
export type Coverage = {
  basisPoints: number
  capCents: number | null
  /** Whether it pays for the second service only. */
  isSecondOnly: boolean
  /** Whether a statement collects it. */
  paysMonthly: boolean
}
