/** Maximum text lengths, in characters. */
export const limits = { code: 60, pets: 200, notes: 1000, name: 100, phone: 40 } as const

/** When a photographer may see the details: from this time on the day before, until this long after the visit. */
export const accessWindow = { fromTime: '18:00', hoursAfterEnd: 2 } as const

/** How many of the latest views and changes a booking's page lists. */
export const maxHistory = 20
