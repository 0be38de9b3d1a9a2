import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'
import type { PaidTravel, Travel } from './schema'

/** `Travel, 34 miles`, or `Travel, as agreed` */
export function travelLabel({ miles, isMoved }: Pick<PaidTravel, 'miles' | 'isMoved'>): string {
  if (isMoved) return 'Travel, as agreed'
  return `Travel, ${countOf(miles, 'mile')}`
}

/** `Includes $14.00 for travel: an estimated 34 miles to the property.` */
export function travelIncluded({ miles, feeCents, isEstimate }: Travel, currency: string): string {
  const distance = `${isEstimate ? 'an estimated ' : ''}${countOf(miles, 'mile')}`
  return `Includes ${formatCents(feeCents, currency)} for travel: ${distance} to the property.`
}
