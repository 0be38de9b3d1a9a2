/** The columns of a PriceBand. */
export const bandFields = {
  upTo: true,
  priceCents: true,
  durationMinutes: true,
  photosIncluded: true,
  extraPhotoCents: true,
  turnaroundHours: true,
} as const

/** The columns of PriceTerms. */
const terms = {
  id: true,
  kind: true,
  priceBasis: true,
  countsBasement: true,
  countsDetached: true,
  priceCents: true,
  durationMinutes: true,
  turnaroundHours: true,
  photosIncluded: true,
  extraPhotoCents: true,
  bands: {
    select: bandFields,
    orderBy: { upTo: { sort: 'asc', nulls: 'last' } },
  },
} as const

export const catalogOrder = [{ position: 'asc' }, { name: 'asc' }] as const

/** The columns of a Priceable: its terms, and those of the services that it is linked to. */
export const pricing = {
  ...terms,
  links: {
    select: {
      service: {
        select: {
          ...terms,
          name: true,
          light: true,
          usesDrone: true,
          showsExterior: true,
          revisionRounds: true,
          extraRoundCents: true,
          currency: true,
        },
      },
    },
    orderBy: { service: { position: 'asc' } },
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
  automaticDays: true,
} as const
