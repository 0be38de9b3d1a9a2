/** Maximum text lengths of an address's parts, in characters. */
export const addressLimits = { street: 200, city: 100, state: 50, zip: 12 } as const
