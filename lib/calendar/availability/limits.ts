/** How long a hold lasts, and how far renewals can extend it. */
export const holdMinutes = 10
export const maxHoldMinutes = 30

/** How many days ahead slots can be added and days can be blocked. */
export const daysAhead = 366
/** How many days new weekly hours last unless someone chooses otherwise: eight weeks. */
export const defaultPatternDays = 56
export const maxPatternRanges = 6
/** More slots at once are likely a mistake. */
export const maxPatternSlots = 1500

/** Available slots loaded at once: enough to compare, few enough for a phone. Later ones load on request. */
export const offerSize = 200
/** After about this many slots, the search for a visit that fits none of them stops, and people are asked. */
export const maxSearchedSlots = 1000

/** The most shoots to reassign or cancel in one transaction. */
export const maxShootsAtOnce = 25
/** The longest note to clients, in characters. */
export const maxNoteLength = 500

/** Combines many changes at once, such as new weekly hours, into one request for the available times. */
export const refreshDebounceMs = 250

/** How many of the times with the least driving are shown. */
export const shortDriveCount = 4

/** How short and how long a slot of weekly hours, or of opened time, may be, in minutes. */
export const minSlotMinutes = 15
export const maxSlotMinutes = 720
/** The most slots of a day that one change replaces. */
export const maxSlotsOfDay = 200
/** The length of new slots unless someone chooses otherwise, in minutes. */
export const defaultSlotMinutes = 120
/** The lengths that are offered for the slots of weekly hours, in minutes. */
export const slotLengthChoices = [30, 45, 60, 90, 120, 180, 240, 480]
