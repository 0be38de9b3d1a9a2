export const pageSize = 20
/** Counting stops there. */
export const maxCount = 1000
/** Characters of the note for the editor. */
export const noteLimit = 1000
/** Characters of the link to the raw files. */
export const linkLimit = 2000
export const maxFrames = 100_000
/** Most editors to choose from. */
export const maxEditors = 200
