/** How many days after a shoot its links still work. */
export const linkDays = 3
/** How many links a booking may have at a time. */
export const maxLinks = 20
/** How many minutes before or after the start the photographer may arrive. */
export const arrivalMinutes = 15
