import { formatCents } from '@/lib/platform/money'
import { countOf } from '@/lib/platform/words'
import type { Travel } from './schema'

/** `Travel, 34 miles` */
export function travelLabel({ miles }: Pick<Travel, 'miles'>): string {
  return `Travel, ${countOf(miles, 'mile')}`
}

/** `Includes $14.00 for travel: an estimated 34 miles to the property.` */
export function travelIncluded({ miles, feeCents }: Travel, currency: string): string {
  return `Includes ${formatCents(feeCents, currency)} for travel: an estimated ${countOf(miles, 'mile')} to the property.`
}
