/** How many films and documents a delivery can have. */
export const maxMediaFiles = 20
export const filmByteLimit = 20 * 1024 ** 3
export const documentByteLimit = 100 * 1024 ** 2
/** Of what the browser makes of a film. */
export const renditionByteLimit = 8 * 1024 ** 3
/** What of a locked film is free to view, in seconds. */
export const previewSeconds = 10
