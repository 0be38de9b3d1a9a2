// What the lines of a statement that aren't for a service are called, on every screen and in stored statements.
export const shootLine = 'Shoot'
export const travelLine = 'Travel fee'
export const lateFeeLine = 'Late cancellation fee'
