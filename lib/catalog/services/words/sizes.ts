import { units } from './prices'

/** `3,200 sq ft, basement 800 sq ft, 4 bedrooms`; empty if nothing is known. */
export function describeSize(size: {
  squareFeet: number | null
  basementSquareFeet: number | null
  detachedSquareFeet: number | null
  bedrooms: number | null
}): string {
  const { squareFeet, basementSquareFeet: basement, detachedSquareFeet: detached, bedrooms } = size
  return [
    squareFeet !== null && units.SQUARE_FEET(squareFeet),
    basement && `basement ${units.SQUARE_FEET(basement)}`,
    detached && `detached units ${units.SQUARE_FEET(detached)}`,
    bedrooms !== null && units.BEDROOMS(bedrooms),
  ]
    .filter(Boolean)
    .join(', ')
}

export const squareFeetLabel = 'Square feet'
export const basementLabel = 'Basement, sq ft'
export const detachedLabel = 'Detached units, sq ft'
/** Opens the fields of the two above. */
export const otherBuildingsLabel = 'Add basement or detached units'
export const bedroomsLabel = 'Bedrooms'

/** `How many: Extra Photos` */
export function quantityLabel(name: string): string {
  return `How many: ${name}`
}
