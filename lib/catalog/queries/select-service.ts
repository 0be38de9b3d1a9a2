/** The columns of an OfferedService. */
export const offered = {
  id: true,
  category: true,
  name: true,
  description: true,
  duration: true,
  durationMinutes: true,
  light: true,
  usesDrone: true,
  priceCents: true,
} as const

export const catalogOrder = [{ position: 'asc' }, { name: 'asc' }] as const
