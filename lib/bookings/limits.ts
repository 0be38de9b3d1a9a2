/** The longest texts, in characters. Apart from the schema, so that a browser can count without loading it. */
export const limits = { propertyAddress: 500, specialInstructions: 2000, search: 200 } as const

/** How many bookings the dashboard lists. */
export const upcomingLimit = 5
/** Rows on one page of a list. */
export const pageSize = 20
/** The same where the bookings of one client share their page with other things. */
export const clientPageSize = 10
/** What a search finds is counted this far; more than anybody pages through. */
export const maxCount = 5_000
