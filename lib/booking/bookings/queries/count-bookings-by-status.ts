import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { belongingTo } from '@/lib/booking/bookings/policy'
import type { BookingStatus } from '@/prisma/generated/enums'
import { countStatuses } from './count-statuses'

/** Counts the actor's bookings by status. Cached per request. */
export const countBookingsByStatus = cache(
  async (actor: Actor): Promise<Record<BookingStatus, number>> => countStatuses(belongingTo(actor)),
)
