// How long a text may be, in characters, and how many there may be of a thing. Safe in the browser.

/** Cards on one page of the management. */
export const managedPageSize = 60

export const titleLimit = 120
export const locationLimit = 120
export const descriptionLimit = 2000
export const nameLimit = 120
/** Of a piece of equipment's description. */
export const noteLimit = 300
export const statValueLimit = 20
export const statLabelLimit = 60
/** Images and videos of one project together. */
export const mediaLimit = 60
/** Of one image or film. */
export const mediaByteLimit = 100 * 1024 * 1024

/** How long what was deleted can be had back. */
export const undoMinutes = 10
