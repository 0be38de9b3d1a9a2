/** The default times of a new slot, in a file of their own so that forms don't load the schema. */
export const defaultStart = '09:00'
export const defaultEnd = '17:00'
