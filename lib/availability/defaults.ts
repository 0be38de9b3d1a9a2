/** What a new slot starts with. Apart from the schema, so that a form can show them without loading it. */
export const defaultStart = '09:00'
export const defaultEnd = '17:00'
