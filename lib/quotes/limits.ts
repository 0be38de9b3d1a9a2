/** The longest texts, in characters. Apart from the schema, so that a form can show them without loading it. */
export const limits = {
  propertyAddress: 500,
  propertySize: 100,
  message: 2000,
  reply: 5000,
  search: 200,
} as const

/** Web addresses a request may have in it; nobody asks for a price with more. */
export const linkLimit = 3
/** Services the form shows before "Show more". */
export const servicesShown = 6
/** Requests on one page of the list. */
export const pageSize = 20
/** What is found is counted this far; more than anybody pages through. */
export const maxCount = 5_000
