/** How many rows of each list of what waits the home page shows. */
export const shownWaiting = 3
/** How many are counted; of a longer list it says `20+`. */
const maxWaiting = 20
/** How many rows such a list reads. */
export const waitingLimit = maxWaiting + 1

/** Formats how many rows wait: `3`, or `20+` of more. */
export function countWaiting(rows: readonly unknown[]): string {
  return rows.length > maxWaiting ? `${maxWaiting}+` : String(rows.length)
}
