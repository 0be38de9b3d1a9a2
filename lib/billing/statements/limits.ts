/** Statements on one page of a list. */
export const pageSize = 20
/** The longest note, in characters. */
export const noteLimit = 500
