import type { PropertySize } from '@/lib/catalog/services/schema/services'
import { units } from './prices'

/** Under an empty field of a size on which a price depends. */
export const missingSizeTexts: Record<keyof PropertySize, string> = {
  squareFeet: "Enter the home's square feet",
  basementSquareFeet: "Enter the basement's square feet",
  detachedSquareFeet: 'Enter the square feet of the detached units',
  bedrooms: 'Enter how many bedrooms the home has',
}
export const missingQuantityText = 'Enter how many you need'

/** Under a field whose text isn't a number, or too large a one. */
export function wholeNumberText(max: number): string {
  return `Enter a whole number up to ${max.toLocaleString('en-US')}`
}

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
