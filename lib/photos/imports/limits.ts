/** Galleries in one file. */
export const maxRows = 500
/** The longest text of a field, in characters, as it stands in the file. Longer ones are cut. */
export const maxFieldLength = 500
