/** Rows per page. */
export const pageSize = 20
/** The maximum length of a search, in characters. */
export const searchLimit = 200
/** With more clients, their latest shoots are faster found by walking back from today, up to this many clients. */
export const manyClients = 1_000
/** Counting a search's results stops here. */
export const maxCount = 1_000
