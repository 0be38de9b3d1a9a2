/** Rows per page. */
export const pageSize = 20
/** The maximum length of a search, in characters. */
export const searchLimit = 200
/** Counting a search's results stops here. */
export const maxCount = 1_000
