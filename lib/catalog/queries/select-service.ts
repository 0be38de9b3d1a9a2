/** The columns of a Priceable. */
export const pricing = {
  id: true,
  priceBasis: true,
  countsBasement: true,
  countsDetached: true,
  priceCents: true,
  durationMinutes: true,
  bands: {
    select: {
      upTo: true,
      priceCents: true,
      durationMinutes: true,
      photosIncluded: true,
      turnaroundHours: true,
    },
    orderBy: { upTo: { sort: 'asc', nulls: 'last' } },
  },
} as const

/** The columns of an OfferedService. */
export const offered = {
  ...pricing,
  category: true,
  name: true,
  description: true,
  duration: true,
  light: true,
  usesDrone: true,
} as const

export const catalogOrder = [{ position: 'asc' }, { name: 'asc' }] as const
