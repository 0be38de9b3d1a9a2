/** The longest texts, in characters. Apart from the schema, so that a form can show them without loading it. */
export const limits = {
  email: 255,
  password: 128,
  fullName: 100,
  phone: 20,
  company: 200,
  note: 500,
} as const
