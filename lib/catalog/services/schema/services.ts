import { z } from 'zod'
import { bandLimits, sizeLimits } from '@/lib/catalog/services/limits'
import type { PriceBasis, ServiceCategory, ServiceKind, ServiceLight } from '@/prisma/generated/enums'

/** The price of a service up to a size, in the unit of its basis; null for no limit. */
export type PriceBand = {
  upTo: number | null
  priceCents: number
  durationMinutes: number
  photosIncluded: number | null
  /** The price of each photo beyond those included; null, or absent, for the service's. */
  extraPhotoCents?: number | null
  /** How soon its photos are ready; null if as soon as the studio promises. */
  turnaroundHours: number | null
}

const squareFeet = z.int().min(0).max(sizeLimits.squareFeet).nullable().default(null)

/** A property's size, as far as its client entered it. */
export const PropertySize = z.object({
  squareFeet: z.int().min(1).max(sizeLimits.squareFeet).nullable().default(null),
  basementSquareFeet: squareFeet,
  detachedSquareFeet: squareFeet,
  bedrooms: z.int().min(0).max(sizeLimits.bedrooms).nullable().default(null),
})
export type PropertySize = z.output<typeof PropertySize>

/** How many photos a client wants of services priced by them, by service id. */
export const PhotoCounts = z.record(z.string().max(100), z.int().min(1).max(bandLimits.upTo))

/** What a price is computed from. Without bands, price and minutes are fixed. */
export type PriceTerms = {
  id: string
  kind: ServiceKind
  priceBasis: PriceBasis
  countsBasement: boolean
  countsDetached: boolean
  priceCents: number
  durationMinutes: number
  turnaroundHours: number | null
  /** Null if it isn't agreed, and with bands, which have their own. */
  photosIncluded: number | null
  /** The price of each photo beyond those included; 0 is no charge. */
  extraPhotoCents: number
  bands: readonly PriceBand[]
}

/** A service as a package contains it. */
export type Content = PriceTerms & {
  name: string
  light: ServiceLight
  usesDrone: boolean
  showsExterior: boolean
  revisionRounds: number
  extraRoundCents: number
  currency: string
}

/** A service that is currently offered. The duration is free text, such as "2-3 hours". */
export type OfferedService = PriceTerms & {
  category: ServiceCategory
  name: string
  description: string
  duration: string
  /** When it is photographed. */
  light: ServiceLight
  usesDrone: boolean
  /** Lowest first; none for a fixed price. */
  bands: PriceBand[]
  /** What a package contains, or an add-on is offered with. */
  links: { service: Content }[]
  /** The ISO weekdays on which an add-on is added to orders, and can't be chosen. */
  automaticDays: number[]
}
