import { sizeLimits } from '@/lib/catalog/services/limits'
import { parseCount } from '@/lib/catalog/services/rules/chosen-services'

/** Returns the square feet that a visitor typed: `3,400 sq ft`, `3400`. Null for another unit, or none that is clear. */
export function parseSquareFeet(text: string | null): number | null {
  const [, digits = ''] =
    /^\D{0,8}?(\d[\d,]*)\s*(?:sq\.?\s*ft\.?|sqft|sf|square\s+feet|ft2|ft²)?\.?$/i.exec(text?.trim() ?? '') ??
    []
  return parseCount(digits, sizeLimits.squareFeet) || null
}
