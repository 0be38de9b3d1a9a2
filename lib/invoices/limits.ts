/** Rows on one page of the list. */
export const pageSize = 20
/** The longest texts, in characters. */
export const searchLimit = 200
export const reasonLimit = 500
export const noteLimit = 500
