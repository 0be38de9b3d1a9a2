/** The size of a file, in bytes. */
export const maxFileBytes = 2 * 1024 * 1024
/** Problems that are listed; with more of them, the file itself should be corrected. */
export const maxProblems = 50
/** For how long an import can be undone. */
export const undoDays = 7
/** How many imports are listed. */
export const maxListed = 20
