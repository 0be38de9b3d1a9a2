/** The longest address, in characters. */
export const maxAddressLength = 500
/** How many tours a delivery can have. */
export const maxTours = 10
