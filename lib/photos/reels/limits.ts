/** How many photos a reel can have. */
export const maxReelPhotos = 20
/** How many are chosen at first. */
export const firstReelPhotos = 8
/** How long a photo is shown, in seconds. */
export const secondsChoices = [2, 3, 4] as const
export const maxPriceLength = 24
