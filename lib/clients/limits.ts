/** Rows on one page of the list. */
export const pageSize = 20
/** The longest search, in characters. */
export const searchLimit = 200
/** What a search finds is counted this far; more than anybody pages through. */
export const maxCount = 1_000
