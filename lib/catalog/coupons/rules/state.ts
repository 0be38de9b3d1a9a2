import type { CalendarDate } from '@/lib/platform/time/calendar-date'

export type CouponState = 'active' | 'scheduled' | 'expired' | 'used-up' | 'archived'

type Limits = {
  isArchived: boolean
  startsOn: CalendarDate | null
  endsOn: CalendarDate | null
  maxUses: number | null
  uses: number
}

/** Returns whether a coupon can be used on a day, or why not. What one client may do with it is decided besides. */
export function couponState(
  { isArchived, startsOn, endsOn, maxUses, uses }: Limits,
  today: CalendarDate,
): CouponState {
  if (isArchived) return 'archived'
  if (endsOn !== null && endsOn < today) return 'expired'
  if (startsOn !== null && startsOn > today) return 'scheduled'
  return maxUses !== null && uses >= maxUses ? 'used-up' : 'active'
}
