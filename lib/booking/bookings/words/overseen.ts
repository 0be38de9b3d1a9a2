/** Above what the agents of a brokerage booked: `November by agent` @param month its name */
export function byAgentTitle(month: string): string {
  return `${month} by agent`
}

/** @param month its name */
export function noShootsText(month: string): string {
  return `No shoots in ${month} yet.`
}

/** @param amount formatted */
export function beforeTaxText(amount: string): string {
  return `${amount} before tax`
}
