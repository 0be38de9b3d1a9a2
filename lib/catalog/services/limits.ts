/** The lights that a service may ask for, in the order of the form. */
export const serviceLights = ['ANY', 'DAYLIGHT', 'TWILIGHT'] as const

/** What may decide a service's price, in the order of the form. */
export const priceBases = ['FIXED', 'SQUARE_FEET', 'BEDROOMS', 'PHOTOS', 'EACH'] as const

/** What a service may be, in the order of the form. */
export const serviceKinds = ['SERVICE', 'ADD_ON', 'PACKAGE'] as const

/** What a package can contain at most, or an add-on be offered with. */
export const maxLinks = 50

export const bandLimits = { bands: 20, upTo: 1_000_000, photos: 10_000, turnaroundHours: 2000 } as const

/** How long a service's description can be. */
export const descriptionLimit = 300

/** The largest size that a client can enter. */
export const sizeLimits = { squareFeet: 100_000, bedrooms: 100 } as const

/** The lines of a service's shot list, and their length. */
export const shotLimits = { lines: 60, characters: 80 } as const
