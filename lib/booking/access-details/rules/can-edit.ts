import type { Side } from '@/lib/auth/rules/capabilities'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import type { BookingStatus } from '@/prisma/generated/enums'

type Shoot = { status: BookingStatus; stage: 'before' | 'open' | 'after'; hasDetails: boolean }

/**
 * Whether the client or the photographer of a booking may enter its access details: until the shoot ends. A photographer
 * doesn't replace details that they can't see yet.
 */
export function canEdit(side: Side, { status, stage, hasDetails }: Shoot): boolean {
  if (!isLive(status) || stage === 'after') return false
  return side === 'CLIENT' || stage === 'open' || !hasDetails
}
