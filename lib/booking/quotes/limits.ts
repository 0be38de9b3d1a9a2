/** Maximum text lengths, in characters. In a file of their own so that forms don't load the schema. */
export const limits = {
  propertyAddress: 500,
  propertySize: 100,
  message: 2000,
  reply: 5000,
  search: 200,
} as const

/** A form that is sent sooner after it was opened wasn't filled in by a person. */
export const minFormAgeMs = 3_000
/** The most links in a request; more suggest spam. */
export const linkLimit = 3
/** How many services the form shows before "Show more". */
export const servicesShown = 6
/** Requests per page of the list. */
export const pageSize = 20
/** Matches are counted up to this number. */
export const maxCount = 5_000
