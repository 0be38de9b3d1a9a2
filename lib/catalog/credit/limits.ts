/** A reason, in characters. */
export const reasonLimit = 500
/** The latest entries that are listed of a client. */
export const shownEntries = 20
