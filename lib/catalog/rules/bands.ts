import type { PriceBasis } from '@/prisma/generated/enums'

/** Whether its price and minutes are those of a band. */
export function hasBands(basis: PriceBasis): boolean {
  return basis !== 'FIXED' && basis !== 'EACH'
}
