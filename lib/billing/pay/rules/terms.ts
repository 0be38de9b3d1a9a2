import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { PayBasis } from '@/prisma/generated/enums'
import type { ServiceAmount } from './service-amounts'

/** What a photographer is paid. Shares are in basis points. */
export type PayTerms = {
  basis: PayBasis
  serviceBasisPoints: number
  shootCents: number
  /** Sorted; none unless the basis is SERVICE. */
  amounts: ServiceAmount[]
  currency: string
  travelBasisPoints: number
  lateFeeBasisPoints: number
  paidFrom: CalendarDate
  isContractor: boolean
  legalName: string | null
  hasW9: boolean
}
