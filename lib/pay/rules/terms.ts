import type { CalendarDate } from '@/lib/platform/calendar-date'
import type { PayBasis } from '@/prisma/generated/enums'

/** What a photographer is paid. Shares are in basis points. */
export type PayTerms = {
  basis: PayBasis
  serviceBasisPoints: number
  shootCents: number
  currency: string
  travelBasisPoints: number
  lateFeeBasisPoints: number
  paidFrom: CalendarDate
  isContractor: boolean
  legalName: string | null
  hasW9: boolean
}
