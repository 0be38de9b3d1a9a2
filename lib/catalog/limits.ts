/** The lights that a service may ask for, in the order of the form. */
export const serviceLights = ['ANY', 'DAYLIGHT', 'TWILIGHT'] as const
