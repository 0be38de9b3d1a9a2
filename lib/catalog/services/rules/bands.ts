import type { PriceBasis, ServiceKind } from '@/prisma/generated/enums'

/** Whether its price and minutes are those of a band. */
export function hasBands(basis: PriceBasis): boolean {
  return basis !== 'FIXED' && basis !== 'EACH'
}

/** Whether a number of photos can be included, so that further ones have a price. A package includes those of its services. */
export function canIncludePhotos({
  kind,
  priceBasis,
}: {
  kind: ServiceKind
  priceBasis: PriceBasis
}): boolean {
  return kind !== 'PACKAGE' && priceBasis !== 'EACH'
}
