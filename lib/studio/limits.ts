/** The longest texts, in characters. Apart from the schema, so that a form can show them without loading it. */
export const studioLimits = {
  name: 80,
  email: 254,
  phone: 30,
  address: 200,
  hours: 80,
  mailSenderName: 80,
} as const
