export const subjectLimit = 200
/** Characters as a person counts them. */
export const messageLimit = 2000
/** Characters of an answer by mail that are taken in, as several messages. */
export const emailReplyLimit = 20_000
/** Messages of a thread that are read at a time. */
export const threadPageSize = 50
export const listPageSize = 50
/** Conversations in the message bell. */
export const bellLimit = 10
/** Nobody reads a larger number, and counting further only takes longer. */
export const maxCount = 100
export const searchLimit = 200
/** Files of one message, and the bytes of each. */
export const attachmentLimit = 5
export const attachmentBytes = 10 * 1024 * 1024
