/** What clients pay when booking: an amount in cents, or a percentage of the total. */
export type DepositTerms = { depositCents: number; depositPercent: number | null }

/** Returns the deposit on a total, in cents, at most the total. A percentage is rounded half up. */
export function depositOn({ depositCents, depositPercent }: DepositTerms, totalCents: number): number {
  const cents = depositPercent === null ? depositCents : Math.round((totalCents * depositPercent) / 100)
  return Math.min(cents, totalCents)
}
