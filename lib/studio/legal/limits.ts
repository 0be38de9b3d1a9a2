/** The longest document, in characters. In a file of its own so that forms don't load the schema. */
export const legalTextLimit = 40_000
