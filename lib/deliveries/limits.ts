/** Items that a delivery's invoice charges besides what was booked. */
export const extraLimit = 10
export const extraNameLimit = 100
/** Most full photos in one delivery. */
export const fullPhotoLimit = 500
/** Most previews in one delivery; extras are dropped. */
export const previewLimit = 2
/** Most tiles in the locked view: three rows of six. */
export const lockedTileLimit = 18
/** Bytes of one uploaded photo. */
export const fileByteLimit = 100 * 1024 * 1024
/** Characters of the delivery instructions. */
export const instructionsLimit = 2000
/** Characters of a photo's caption. */
export const captionLimit = 1000

/** Deliveries on one page of a brokerage's. */
export const overseenPerPage = 24
