/** How many people a client can have informed about a booking. */
export const maxContacts = 5
export const contactNameLimit = 100
/** How many notices an address gets a day, whoever asked for them. */
export const noticesPerDay = 10
