/** Maximum text lengths, in characters. */
export const limits = { code: 60, pets: 200, notes: 1000, name: 100, phone: 40 } as const

/** From this time on the day before, until the visit ends, a photographer may see the details. */
export const accessFromTime = '18:00'

/** How many of the latest views and changes a booking's page lists. */
export const maxHistory = 20

/** How long the details stay on the screen that's used on the road. */
export const shownSeconds = 30
